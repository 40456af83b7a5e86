/*
 * Draws the screens that `screens` writes for uispec directly: fixed positions instead of layout, cairo and Pango on
 * one core, and one of three encoders. It writes screen-1.png … to the folder; with `none`, it writes nothing.
 * usage: floor none|libdeflate|cairo <folder>
 */
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 1179, HEIGHT = 2556, SCALE = 3 };

static const char *configuration =
    "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts</dir><cachedir>/var/cache/fontconfig</cachedir>"
    "<selectfont><rejectfont><pattern/></rejectfont><acceptfont>"
    "<pattern><patelt name=\"family\"><string>Inter</string></patelt></pattern>"
    "<pattern><patelt name=\"family\"><string>Inter Display</string></patelt></pattern>"
    "<pattern><patelt name=\"family\"><string>Noto Sans CJK JP</string></patelt></pattern>"
    "</acceptfont></selectfont></fontconfig>";

static PangoContext *text_context(void) {
    FcConfig *fonts = FcConfigCreate();
    FcConfigParseAndLoadFromMemory(fonts, (const FcChar8 *)configuration, FcTrue);
    FcConfigBuildFonts(fonts);
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), fonts);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_language(context, pango_language_from_string("ja"));
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    return context;
}

static void set_color(cairo_t *cairo, const char *hex, double alpha) {
    unsigned color = strtoul(hex, NULL, 16);
    cairo_set_source_rgba(cairo, (color >> 16) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0, alpha);
}

static void rounded(cairo_t *cairo, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -1.5707963267948966, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, 1.5707963267948966);
    cairo_arc(cairo, x + radius, y + height - radius, radius, 1.5707963267948966, 3.141592653589793);
    cairo_arc(cairo, x + radius, y + radius, radius, 3.141592653589793, 4.71238898038469);
    cairo_close_path(cairo);
    cairo_fill(cairo);
}

static PangoLayout *layout_of(PangoContext *context, const char *text, double size, int weight) {
    PangoFontDescription *font = pango_font_description_new();
    pango_font_description_set_family_static(
        font, size < 20 ? "Inter,Noto Sans CJK JP" : "Inter Display,Noto Sans CJK JP");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_font_description_set_weight(font, weight);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, -1);
    pango_font_description_free(font);
    return layout;
}

/* Draws a text with its top left corner at a point; returns its width. */
static double draw_text(
    cairo_t *cairo, PangoContext *context, const char *text, double size, int weight, double x, double y) {
    PangoLayout *layout = layout_of(context, text, size, weight);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    cairo_move_to(cairo, x, y);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
    return (double)width / PANGO_SCALE;
}

/* A text on a capsule; returns the capsule's width. */
static double draw_chip(cairo_t *cairo, PangoContext *context, const char *text, double x, double y) {
    PangoLayout *layout = layout_of(context, text, 11, 400);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    double wide = (double)width / PANGO_SCALE + 16;
    set_color(cairo, "E5E5EA", 1);
    rounded(cairo, x, y, wide, 17, 8.5);
    set_color(cairo, "000000", 1);
    cairo_move_to(cairo, x + 8, y + 2);
    pango_cairo_show_layout(cairo, layout);
    g_object_unref(layout);
    return wide;
}

static void draw_card(cairo_t *cairo, PangoContext *context, char **fields, double y) {
    set_color(cairo, "FFFFFF", 1);
    rounded(cairo, 16, y, 361, 74, 12);
    set_color(cairo, fields[4], 1);
    rounded(cairo, 28, y + 15, 44, 44, 22);
    set_color(cairo, "000000", 1);
    draw_text(cairo, context, fields[0], 15, 600, 84, y + 8);
    set_color(cairo, "3C3C43", 1);
    draw_text(cairo, context, fields[1], 12, 400, 84, y + 29);
    double x = 84 + draw_chip(cairo, context, fields[2], 84, y + 48) + 6;
    draw_chip(cairo, context, fields[3], x, y + 48);
}

static void put(uint8_t *place, uint32_t number) {
    for (int i = 0; i < 4; i++) place[i] = number >> (24 - 8 * i);
}

static void write_chunk(FILE *file, const char *type, const uint8_t *data, size_t length) {
    uint8_t number[4];
    put(number, length);
    fwrite(number, 1, 4, file);
    fwrite(type, 1, 4, file);
    fwrite(data, 1, length, file);
    put(number, libdeflate_crc32(libdeflate_crc32(0, type, 4), data, length));
    fwrite(number, 1, 4, file);
}

/* RGB without filters, at libdeflate's fastest level. */
static void write_png(cairo_surface_t *surface, const char *path) {
    static uint8_t raw[HEIGHT * (1 + 3 * WIDTH)], *packed;
    static struct libdeflate_compressor *compressor;
    static size_t room;
    if (!compressor) {
        compressor = libdeflate_alloc_compressor(1);
        room = libdeflate_zlib_compress_bound(compressor, sizeof raw);
        packed = malloc(room);
    }
    cairo_surface_flush(surface);
    const uint8_t *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    uint8_t *out = raw;
    for (int y = 0; y < HEIGHT; y++) {
        const uint32_t *line = (const uint32_t *)(data + (size_t)y * stride);
        *out++ = 0;
        for (int x = 0; x < WIDTH; x++) {
            *out++ = line[x] >> 16;
            *out++ = line[x] >> 8;
            *out++ = line[x];
        }
    }
    size_t length = libdeflate_zlib_compress(compressor, raw, sizeof raw, packed, room);
    FILE *file = fopen(path, "wb");
    if (!file) exit((perror(path), 73));
    uint8_t header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0};
    put(header, WIDTH);
    put(header + 4, HEIGHT);
    fwrite("\x89PNG\r\n\x1a\n", 1, 8, file);
    write_chunk(file, "IHDR", header, sizeof header);
    write_chunk(file, "IDAT", packed, length);
    write_chunk(file, "IEND", NULL, 0);
    fclose(file);
}

int main(int count, char **arguments) {
    if (count < 3) return fprintf(stderr, "usage: floor none|libdeflate|cairo <folder>\n"), 64;
    char path[4096];
    snprintf(path, sizeof path, "%s/strings", arguments[2]);
    FILE *strings = fopen(path, "r");
    if (!strings) return perror(path), 66;
    PangoContext *context = text_context();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, SCALE, SCALE);
    pango_cairo_update_context(cairo, context);
    char *line = NULL;
    size_t length = 0;
    for (int screen = 1; getline(&line, &length, strings) > 0; screen++) {
        char *rest = line, *title = strsep(&rest, "\t"), *subtitle = strsep(&rest, "\t");
        set_color(cairo, "F2F2F7", 1);
        cairo_paint(cairo);
        set_color(cairo, strsep(&rest, "\n"), 1);
        draw_text(cairo, context, title, 28, 700, 16, 59);
        set_color(cairo, "3C3C43", 0.6);
        draw_text(cairo, context, subtitle, 15, 400, 16, 99);
        for (int card = 0; card < 8 && getline(&line, &length, strings) > 0; card++) {
            char *fields[5];
            rest = line;
            for (int i = 0; i < 5; i++) fields[i] = strsep(&rest, "\t\n");
            draw_card(cairo, context, fields, 123 + 80 * card);
        }
        snprintf(path, sizeof path, "%s/screen-%d.png", arguments[2], screen);
        if (strcmp(arguments[1], "cairo") == 0) cairo_surface_write_to_png(surface, path);
        if (strcmp(arguments[1], "libdeflate") == 0) write_png(surface, path);
    }
    return 0;
}
