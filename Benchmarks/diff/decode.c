/*
 * Decodes PNG files with cairo: what `diff --pictures` has to do at least for two pictures that differ.
 * usage: decode file…
 */
#include <cairo.h>
#include <stdio.h>

int main(int count, char **paths) {
    for (int index = 1; index < count; index++) {
        cairo_surface_t *picture = cairo_image_surface_create_from_png(paths[index]);
        if (cairo_surface_status(picture) != CAIRO_STATUS_SUCCESS) {
            fprintf(stderr, "cannot decode %s\n", paths[index]);
            return 1;
        }
        cairo_surface_destroy(picture);
    }
    return 0;
}
