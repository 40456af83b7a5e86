import Forms

/// The file of a shard, whose first line says what it is a part of.
extension OutputForms {
    static let shard = FormCatalog(
        documents: ["shard"],
        maps: [
            MapForm(
                "shard", "The JSON of the first line of a file of `--shard`, after its checksum.",
                [
                    required("version", .numberFrom(2, to: 2), "version of the format: 2"),
                    required("shard", .shape("^[1-9][0-9]*/[1-9][0-9]*$", example: "2/5"), "part and number of parts"),
                    required("command", .words(["check", "render", "report"]), "command"),
                    required("division", .text, "fingerprint of the sources and the number of parts"),
                    required("weights", .text, "fingerprint of the file of `--weights`, or empty"),
                    required("paths", .list(.text), "paths of the command line"),
                    required("only", .list(.text), "rules of `--only`"),
                    required("skip", .list(.text), "rules of `--skip`"),
                    required("preview", .flag, "whether `--preview` was given"),
                    required("outside", .flag, "whether `--allow-outside` was given"),
                    required("drawing", .map("drawing"), "options of `render`"),
                    required(
                        "environment", .text, "fingerprint of the tool and fonts for `render` and `report`, or empty"),
                    required("lines", .list(count), "numbers of the lines that follow, for each project"),
                ]),
            MapForm(
                "drawing", "The options of `render`.",
                [
                    required("format", .words(["png", "pdf"]), "format of pictures"),
                    KeyForm("scale", .number, "pixels per point, if it is not that of the device"),
                    required("annotate", .flag, "whether `--annotate` was given"),
                    required("compress", .flag, "whether `--compress` was given"),
                ]),
        ])
}
