/*
 * The floor: reads a file into memory and parses it to libyaml's events. `libyaml-scan <file>` prints the
 * number of events, and the milliseconds that the scan took.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <yaml.h>

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
    FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
    struct stat information;
    if (!file || fstat(fileno(file), &information) != 0) {
        fprintf(stderr, "usage: libyaml-scan <file>\n");
        return 2;
    }
    size_t size = (size_t)information.st_size;
    unsigned char *bytes = malloc(size + 1);
    if (!bytes || fread(bytes, 1, size, file) != size) return 1;
    fclose(file);

    double start = milliseconds();
    yaml_parser_t parser;
    yaml_event_t event;
    long events = 0;
    int ends = 0;
    if (!yaml_parser_initialize(&parser)) return 1;
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!ends) {
        if (!yaml_parser_parse(&parser, &event)) {
            fprintf(stderr, "%s: %s\n", arguments[1], parser.problem ? parser.problem : "cannot be read");
            return 1;
        }
        ends = event.type == YAML_STREAM_END_EVENT;
        events++;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    printf("%ld events, %.1f ms\n", events, milliseconds() - start);
    free(bytes);
    return 0;
}
