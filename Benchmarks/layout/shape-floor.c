// The floor: shapes each text and breaks its lines once with Pango, in its font and width, and keeps no result.
// usage: shape-floor <rounds> <texts>; each line: size, weight, italic, tracking, width, text; tabs between them.
// Prints: texts, median milliseconds of processor time. As in uispec, fontconfig is read once, and each round opens its
// fonts again.
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *configuration =
    "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts</dir><cachedir>/var/cache/fontconfig</cachedir>"
    "<selectfont><rejectfont><pattern/></rejectfont><acceptfont>"
    "<pattern><patelt name=\"family\"><string>Inter</string></patelt></pattern>"
    "<pattern><patelt name=\"family\"><string>Inter Display</string></patelt></pattern>"
    "<pattern><patelt name=\"family\"><string>Noto Sans CJK JP</string></patelt></pattern>"
    "<pattern><patelt name=\"family\"><string>Noto Color Emoji</string></patelt></pattern>"
    "</acceptfont></selectfont></fontconfig>";

struct text {
    double size, tracking, width;
    int weight, italic;
    char *string;
};

static double milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int shape(PangoContext *context, const struct text *text) {
    PangoFontDescription *font = pango_font_description_new();
    const char *families =
        text->size < 20 ? "Inter,Noto Sans CJK JP,Noto Color Emoji" : "Inter Display,Noto Sans CJK JP,Noto Color Emoji";
    pango_font_description_set_family_static(font, families);
    pango_font_description_set_absolute_size(font, text->size * PANGO_SCALE);
    pango_font_description_set_weight(font, text->weight);
    pango_font_description_set_style(font, text->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text->string, -1);
    pango_layout_set_width(layout, (int)((text->width + 0.01) * PANGO_SCALE));
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    PangoAttrList *attributes = pango_attr_list_new();
    pango_attr_list_insert(attributes, pango_attr_letter_spacing_new((int)(text->tracking * PANGO_SCALE)));
    pango_layout_set_attributes(layout, attributes);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    pango_attr_list_unref(attributes);
    g_object_unref(layout);
    pango_font_description_free(font);
    return height;
}

int main(int count, char **arguments) {
    if (count < 3) return fprintf(stderr, "usage: shape-floor <rounds> <texts>\n"), 64;
    int rounds = atoi(arguments[1]);
    FILE *file = fopen(arguments[2], "r");
    if (!file || rounds < 1) return perror(arguments[2]), 66;
    struct text *texts = NULL;
    size_t used = 0, room = 0, length = 0;
    char *line = NULL;
    while (getline(&line, &length, file) > 0) {
        if (used == room) texts = realloc(texts, (room = room * 2 + 64) * sizeof *texts);
        struct text *text = texts + used++;
        char *rest = line;
        text->size = strtod(strsep(&rest, "\t"), NULL);
        text->weight = atoi(strsep(&rest, "\t"));
        text->italic = atoi(strsep(&rest, "\t"));
        text->tracking = strtod(strsep(&rest, "\t"), NULL);
        text->width = strtod(strsep(&rest, "\t"), NULL);
        text->string = strdup(strsep(&rest, "\n"));
    }
    FcConfig *fonts = FcConfigCreate();
    FcConfigParseAndLoadFromMemory(fonts, (const FcChar8 *)configuration, FcTrue);
    FcConfigBuildFonts(fonts);
    double *times = calloc(rounds, sizeof *times);
    long sum = 0;
    for (int round = 0; round < rounds; round++) {
        double start = milliseconds();
        PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
        pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), fonts);
        pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
        PangoContext *context = pango_font_map_create_context(map);
        pango_context_set_language(context, pango_language_from_string("ja"));
        for (size_t index = 0; index < used; index++) sum += shape(context, texts + index);
        g_object_unref(context);
        g_object_unref(map);
        times[round] = milliseconds() - start;
    }
    qsort(times, rounds, sizeof *times, ascending);
    printf("%zu %.2f\n", used, times[rounds / 2]);
    return sum == 0;
}
