/*
 * Runs two programs alternately. Prints, for each, the median elapsed time and processor time in milliseconds, and the
 * peak memory in megabytes:
 * `side-by-side <rounds> <file to remove before each round> <program…> -- <program…>`.
 *
 * They alternate because other load on the machine must affect both equally.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    double elapsed[1000];
    double processor[1000];
    double megabytes;
} Measurement;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

static void run(char **program, int round, Measurement *measurement) {
    double start = now();
    pid_t child = fork();
    if (child == 0) {
        /* Discard the standard output, but show errors. */
        dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
        execvp(program[0], program);
        perror(program[0]);
        _exit(127);
    }
    int status = 0;
    struct rusage usage;
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status != 0) {
        fprintf(stderr, "%s failed\n", program[0]);
        exit(1);
    }
    measurement->elapsed[round] = now() - start;
    measurement->processor[round] = seconds(usage.ru_utime) * 1e3 + seconds(usage.ru_stime) * 1e3;
#ifdef __APPLE__
    double megabytes = usage.ru_maxrss / 1048576.0;
#else
    double megabytes = usage.ru_maxrss / 1024.0;
#endif
    if (megabytes > measurement->megabytes) measurement->megabytes = megabytes;
}

static int by_size(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return (difference > 0) - (difference < 0);
}

static double median(double *values, int count) {
    qsort(values, count, sizeof(double), by_size);
    return values[count / 2];
}

static void print(Measurement *measurement, int rounds) {
    printf(
        "%.1f %.1f %.0f\n", median(measurement->elapsed, rounds), median(measurement->processor, rounds),
        measurement->megabytes);
}

int main(int count, char **arguments) {
    int rounds = count > 4 ? atoi(arguments[1]) : 0;
    int split = 3;
    while (split < count && strcmp(arguments[split], "--") != 0) split++;
    if (rounds < 1 || rounds > 1000 || split + 1 >= count) {
        fprintf(stderr, "usage: side-by-side <rounds> <file to remove> <program…> -- <program…>\n");
        return 2;
    }
    arguments[split] = NULL;
    static Measurement first, second;
    for (int round = 0; round < rounds; round++) {
        unlink(arguments[2]);
        run(arguments + 3, round, &first);
        run(arguments + split + 1, round, &second);
    }
    print(&first, rounds);
    print(&second, rounds);
    return 0;
}
