/*
 * Writes a project with a design token tree in DTCG 2025.10 JSON: `token-tree <count> <folder>`.
 *
 * A quarter of the tokens are primitive colors, three in ten are semantic colors with a dark value (two thirds of them
 * aliases), three in ten dimensions (a third of them aliases), and the rest full typography: three in ten are aliases.
 * Groups nest four deep, chains of aliases too. The same count gives the same bytes on every machine.
 */
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MEMBERS = 20, SECTIONS = 10, CHAIN = 4 };

static FILE *out;
static uint64_t state = 20251028;

/* Knuth's MMIX generator; the upper bits are the good ones. */
static unsigned below(unsigned bound) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(state >> 33) % bound;
}

static void line(int depth, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(out, "%*s", depth * 2, "");
    vfprintf(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
}

static const char *const uses[] = {
    "Backgrounds of cards and sheets", "Text on a filled button", "Hairlines between the rows of a list",
    "The ring around a selected photo", "Badges, and what asks for attention",
};

/* A token is `top.section.group.name`; a family is a run of tokens with the same type and notation. */
typedef struct {
    const char *top;
    const char *section;
    const char *group;
    const char *name;
    const char *type;
    long count;
    void (*value)(int depth, long index);
} Family;

static void put_path(char *text, size_t size, const Family *family, long index) {
    long group = index / MEMBERS;
    snprintf(
        text, size, "{%s.%s-%ld.%s-%ld.%s-%ld}", family->top, family->section, group / SECTIONS, family->group,
        group % SECTIONS, family->name, index % MEMBERS * 50);
}

static Family palette, semantic, aliased_semantic, spacing, aliased_spacing, typography;

static void components(int depth, double first, double second, double third, const char *end) {
    line(depth, "\"components\": [");
    line(depth + 1, "%.4f,", first);
    line(depth + 1, "%.4f,", second);
    line(depth + 1, "%.4f", third);
    line(depth, "]%s", end);
}

static void color(int depth, const char *key, const char *end) {
    unsigned red = below(256), green = below(256), blue = below(256), kind = below(20);
    line(depth, "\"%s\": {", key);
    if (kind < 3) {
        line(depth + 1, "\"colorSpace\": \"oklch\",");
        components(depth + 1, 0.2 + red / 400.0, green / 1024.0, blue * 1.4, "");
    } else {
        line(depth + 1, "\"colorSpace\": \"%s\",", kind < 6 ? "display-p3" : "srgb");
        components(depth + 1, red / 255.0, green / 255.0, blue / 255.0, ",");
        if (below(5) == 0) line(depth + 1, "\"alpha\": 0.%u,", 1 + below(9));
        line(depth + 1, "\"hex\": \"#%02x%02x%02x\"", red, green, blue);
    }
    line(depth, "}%s", end);
}

static void palette_value(int depth, long index) {
    (void)index;
    color(depth, "$value", ",");
    line(depth, "\"$description\": \"A step of the palette, measured on paper; not for use in components\"");
}

static void semantic_value(int depth, long index) {
    color(depth, "$value", ",");
    line(depth, "\"$modes\": {");
    color(depth + 1, "dark", "");
    line(depth, "},");
    line(depth, "\"$description\": \"%s\"", uses[index % 5]);
}

/* The first alias of each chain refers to a literal, each other to the one before it. */
static void put_target(char *text, size_t size, const Family *family, const Family *literals, long index) {
    if (index % CHAIN == 0) {
        put_path(text, size, literals, (long)below((unsigned)literals->count));
    } else {
        put_path(text, size, family, index - 1);
    }
}

static void aliased_semantic_value(int depth, long index) {
    char target[160];
    put_target(target, sizeof target, &aliased_semantic, &palette, index);
    line(depth, "\"$value\": \"%s\",", target);
    put_path(target, sizeof target, &palette, (long)below((unsigned)palette.count));
    line(depth, "\"$modes\": {");
    line(depth + 1, "\"dark\": \"%s\"", target);
    line(depth, "},");
    line(depth, "\"$description\": \"%s\"", uses[index % 5]);
}

static void spacing_value(int depth, long index) {
    int rem = index % 4 == 0;
    line(depth, "\"$value\": {");
    line(depth + 1, "\"value\": %u%s,", 1 + below(rem ? 4 : 96), index % 3 == 0 ? ".5" : "");
    line(depth + 1, "\"unit\": \"%s\"", rem ? "rem" : "px");
    line(depth, "},");
    line(depth, "\"$description\": \"Space within a component, on the four point grid\"");
}

static void aliased_spacing_value(int depth, long index) {
    char target[160];
    put_target(target, sizeof target, &aliased_spacing, &spacing, index);
    line(depth, "\"$value\": \"%s\",", target);
    line(depth, "\"$description\": \"Space between components, on the four point grid\"");
}

static void typography_value(int depth, long index) {
    (void)index;
    line(depth, "\"$value\": {");
    line(depth + 1, "\"fontFamily\": [");
    line(depth + 2, "\"Hiragino Sans\",");
    line(depth + 2, "\"Helvetica Neue\"");
    line(depth + 1, "],");
    line(depth + 1, "\"fontSize\": {");
    line(depth + 2, "\"value\": %u,", 10 + below(40));
    line(depth + 2, "\"unit\": \"px\"");
    line(depth + 1, "},");
    line(depth + 1, "\"fontWeight\": %u,", 100 * (3 + below(5)));
    line(depth + 1, "\"letterSpacing\": {");
    line(depth + 2, "\"value\": %s0.%u,", below(2) ? "-" : "", below(10));
    line(depth + 2, "\"unit\": \"px\"");
    line(depth + 1, "},");
    line(depth + 1, "\"lineHeight\": 1.%u", 1 + below(8));
    line(depth, "}");
}

static void put_family(const Family *family) {
    for (long index = 0; index < family->count; index++) {
        long group = index / MEMBERS;
        int starts_group = index % MEMBERS == 0, starts_section = starts_group && group % SECTIONS == 0;
        if (starts_section) line(2, "\"%s-%ld\": {", family->section, group / SECTIONS);
        if (starts_section) line(3, "\"$type\": \"%s\",", family->type);
        if (starts_group) line(3, "\"%s-%ld\": {", family->group, group % SECTIONS);
        line(4, "\"%s-%ld\": {", family->name, index % MEMBERS * 50);
        /* Steps of a palette take their type from the group; others repeat it, as exports of design tools do. */
        if (family != &palette) line(5, "\"$type\": \"%s\",", family->type);
        family->value(5, index);
        int is_last = index + 1 == family->count, ends_group = is_last || (index + 1) % MEMBERS == 0;
        int ends_section = is_last || (index + 1) % (MEMBERS * SECTIONS) == 0;
        line(4, "}%s", ends_group ? "" : ",");
        if (ends_group) line(3, "}%s", ends_section ? "" : ",");
        if (ends_section) line(2, "}%s", is_last ? "" : ",");
    }
}

/* A group at the top of the file, with one or two families in it. */
static void put_top(const char *name, const Family *first, const Family *second, const char *end) {
    line(1, "\"%s\": {", name);
    put_family(first);
    if (second) {
        fseek(out, -1, SEEK_CUR);
        fputs(",\n", out);
        put_family(second);
    }
    line(1, "}%s", end);
}

static void open_file(const char *folder, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    out = fopen(path, "w");
    if (!out) {
        perror(path);
        exit(1);
    }
}

int main(int count, char **arguments) {
    long total = count == 3 ? strtol(arguments[1], NULL, 10) : 0;
    if (total < 20) {
        fprintf(stderr, "usage: token-tree <count from 20> <folder>\n");
        return 2;
    }
    const char *folder = arguments[2];
    mkdir(folder, 0777);

    palette = (Family){"palette", "range", "hue", "tone", "color", total / 4, palette_value};
    semantic = (Family){"color", "area", "element", "state", "color", total / 10, semantic_value};
    aliased_semantic = (Family){"color", "role", "element", "state", "color", total / 5, aliased_semantic_value};
    spacing = (Family){"space", "scale", "step", "size", "dimension", total / 5, spacing_value};
    aliased_spacing = (Family){"space", "layout", "element", "gap", "dimension", total / 10, aliased_spacing_value};
    typography = (Family){"text", "family", "role", "level", "typography", 0, typography_value};
    typography.count = total - palette.count - semantic.count - aliased_semantic.count - spacing.count
        - aliased_spacing.count;

    open_file(folder, "tokens.json");
    line(0, "{");
    put_top("palette", &palette, NULL, ",");
    put_top("color", &semantic, &aliased_semantic, ",");
    put_top("space", &spacing, &aliased_spacing, ",");
    put_top("text", &typography, NULL, "");
    line(0, "}");
    fclose(out);

    open_file(folder, "uispec.yaml");
    fputs(
        "uispec: 1\nname: Benchmark\nplatform: ios17\ntokens: [tokens.json]\noutput: Output\n"
        "generate:\n  swift: { path: Tokens.swift, type: BenchmarkTokens, access: public }\n",
        out);
    fclose(out);
    return 0;
}
