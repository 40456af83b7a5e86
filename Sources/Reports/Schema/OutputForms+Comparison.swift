import Forms
import Project
import Values

/// The results of `diff`, and the decisions of `signoff.jsonl`.
extension OutputForms {
    // MARK: Differences

    /// `diff --format json`, with and without `--pictures`.
    static let differences = FormCatalog(
        documents: ["differences", "pictureDifferences"],
        maps: [
            MapForm(
                "differences", "The differences of two versions of a project.",
                [required("causes", .list(.map("cause")), "edits, the one that changes most pixels first")] + versions
                    + [
                        required("added", .list(.map("mockupName")), "mock-ups that only the newer version has"),
                        required("removed", .list(.map("mockupName")), "mock-ups that only the older version has"),
                        required("unexplained", .list(.map("unexplained")), "pixels that no edit explains"),
                        required("comparedMockups", count, "number of mock-ups that both versions have"),
                        required(
                            "hasPictures", .flag,
                            "whether both versions were drawn; a saved mockups.json has no pictures"),
                    ]),
            MapForm(
                "pictureDifferences", "The differences of two folders of pictures.",
                [required("pictures", .list(.map("changedPicture")), "pictures that differ, sorted by path")] + versions
                    + [
                        required("compared", count, "number of pictures that both folders have")
                    ]),
            MapForm(
                "cause", "An edit that changes mock-ups.",
                [
                    required(
                        "kind", .words(["token", "component", "text", "state", "manifest", "facts", "image"]),
                        "kind of the edited text"),
                    required("name", .text, "path of the token, or component and key"),
                    required("file", optionalText, "path of the file"), required("line", optionalCount, "line, from 1"),
                    required("before", optionalText, "text as written; null if it was added"),
                    required("after", optionalText, "text as written; null if it was removed"),
                    required("mockups", .list(.map("mockupName")), "mock-ups that it changes"),
                    required("pictures", count, "number of pictures that it changes"),
                    required("pixels", count, "number of pixels that it changes"),
                    required("changes", .list(.map("change")), "properties that it changes"),
                ]),
            MapForm(
                "change", "A property of a node that differs.",
                [
                    required("component", .text, "component"), required("state", .text, "state"),
                    required("node", .text, "id or path of the node"), required("property", .text, "property"),
                    required("before", value, "value before"), required("after", value, "value after"),
                    required("consequence", .flag, "whether it differs only because another node changed"),
                ]),
            MapForm(
                "mockupName", "A mock-up.",
                [
                    required("component", .text, "component"), required("state", .text, "state"),
                    required("context", .text, "type size, device, orientation, direction and locale"),
                ]),
            MapForm(
                "unexplained", "Pixels of a picture that no edit explains.",
                [
                    required("picture", .text, "path below the output folder"),
                    required("box", .map("box"), "smallest box around them"), required("pixels", count, "their number"),
                ]),
            MapForm(
                "changedPicture", "A picture that differs.",
                [
                    required("picture", .text, "path below both folders"),
                    required(
                        "change", .words(["added", "removed", "size", "pixels", "unreadable"]), "kind of difference"),
                    KeyForm("before", .list(count), "width and height before"),
                    KeyForm("after", .list(count), "width and height after"),
                    KeyForm("pixels", count, "number of pixels that differ visibly"),
                    KeyForm("box", .map("box"), "smallest box around them"),
                    KeyForm("reason", .text, "why it cannot be read"),
                ]),
            MapForm(
                "box", "A rectangle in pixels.", ["x", "y", "width", "height"].map { required($0, count, $0) }),
        ])

    private static let versions = [
        version, required("base", .text, "the older version"), required("head", .text, "the newer version"),
    ]
    private static let optionalText = ValueForm.either([.text, .nothing])
    private static let optionalCount = ValueForm.either([count, .nothing])
    private static let value = ValueForm.either([.text, .number, .nothing])

    // MARK: Decisions

    private static let fingerprint = ValueForm.shape("^[0-9a-f]{16}$", example: "6aeb0c7719a0d3f2")

    /// A line of `signoff.jsonl`.
    static let decisions = FormCatalog(
        documents: ["decision"],
        maps: [
            MapForm(
                "decision", "A decision about a picture of a mock-up, or about an acceptance criterion.",
                [
                    KeyForm(
                        "mockup", .text, "component and state: `Chip:selected`", needs: ["picture", "scene"]),
                    KeyForm("criterion", .text, "id of the criterion"),
                    KeyForm(
                        "context", .text, "appearance, type size and device: `light,large,iphone-15`",
                        needs: ["mockup"]),
                    required("decision", .words(SignoffDecision.Verdict.self), "decision"),
                    KeyForm("picture", fingerprint, "fingerprint of the image file", needs: ["context"]),
                    KeyForm("scene", fingerprint, "fingerprint of what is drawn, or of the criterion's text"),
                    required("by", .text, "person"), KeyForm("role", .text, "role of the person"),
                    required(
                        "at",
                        .shape(
                            "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$",
                            example: "2026-11-24T09:30:00Z"), "day, or time in UTC"),
                    KeyForm("build", .text, "version that the person had"), KeyForm("note", .text, "note"),
                ], alternatives: ["mockup", "criterion"])
        ])
}
