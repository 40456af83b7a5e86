import Checks
import Forms
import Source
import Values

/// The files that uispec writes for other tools. Later versions may add keys.
enum OutputForms {
    static let count = ValueForm.numberFrom(0, to: .infinity)
    static let version = KeyForm("version", .numberFrom(1, to: 1), "version of the format: 1", isRequired: true)
    static let tool = KeyForm("tool", .text, "name and version of the tool", isRequired: true)

    static func required(_ name: String, _ form: ValueForm, _ summary: String) -> KeyForm {
        KeyForm(name, form, summary, isRequired: true)
    }

    /// Where a finding, a note or an edit is. A finding about the project as a whole has no place.
    private static let place = [
        KeyForm("file", .text, "path of the file"), KeyForm("line", count, "line, from 1"),
        KeyForm("column", count, "column in code points, from 1"), KeyForm("endLine", count, "line of the end"),
        KeyForm("endColumn", count, "column after the end"),
    ]

    private static let measure = [
        KeyForm("measured", .number, "measured figure"), KeyForm("required", .number, "required figure"),
        KeyForm("unit", .text, "unit of both figures"),
        KeyForm("foreground", .text, "foreground color, as `#RRGGBB`"),
        KeyForm("background", .text, "background color, as `#RRGGBB`"),
    ]

    static let context = MapForm(
        "context", "A context: the values of its axes.",
        [
            KeyForm("appearance", .words(["light", "dark"]), "appearance"),
            KeyForm("contrast", .words(["standard", "increased"]), "contrast"),
            KeyForm("typeSize", .words(TypeSize.self), "type size"), KeyForm("device", .text, "device"),
            KeyForm("orientation", .words(["portrait", "landscape"]), "orientation"),
            KeyForm("direction", .words(["ltr", "rtl"]), "layout direction"), KeyForm("locale", .text, "locale"),
        ] + measure)

    // MARK: Findings

    static let findings = FormCatalog(
        documents: ["findings"],
        maps: [
            MapForm(
                "findings", "The findings of `uispec check --format json`.",
                [
                    version, tool, required("summary", .map("summary"), "totals"),
                    required("findings", .list(.map("finding")), "findings, sorted by file and line"),
                    required("acceptance", .list(.map("criterion")), "acceptance criteria with their status"),
                ]),
            MapForm(
                "summary", "The totals of the run.",
                ["errors", "warnings", "waived", "baselined", "components", "mockups"].map {
                    required($0, count, "number of \($0 == "mockups" ? "mock-ups" : $0)")
                }),
            finding, context,
            MapForm("related", "A related place.", [required("message", .text, "the explanation")] + place),
            MapForm(
                "implied", "A finding of the same nodes that this one causes.",
                [required("rule", .text, "rule"), required("message", .text, "message")]),
            MapForm(
                "edit", "An edit of a fix. Only all edits together fix the finding.",
                [
                    required("title", .text, "title of the fix"), required("replacement", .text, "text to write"),
                    required("safe", .flag, "whether `uispec check --fix` applies it"),
                    required(
                        "applicability", .words(Fix.Applicability.self),
                        "`safe`: applied by `--fix`; `unsafe`: applied with `--unsafe-fixes` too; "
                            + "`display-only`: never applied"),
                ] + place),
            criterion,
        ])

    private static let finding = MapForm(
        "finding", "A finding. It lists every context in which it was found.",
        [
            required("rule", .text, "rule, as for `uispec explain`"),
            required("severity", .words(Severity.self), "severity"), required("message", .text, "one sentence"),
        ] + place + [
            KeyForm("component", .text, "component"), KeyForm("token", .text, "token, for a finding about a token"),
            KeyForm("state", .text, "state of the component"), KeyForm("node", .text, "id or path of the node"),
            KeyForm("also", .list(.text), "other places with the same finding"),
            KeyForm("contexts", .list(.map("context")), "contexts in which it was found"),
        ] + measure + [
            KeyForm("help", .text, "how to fix it"),
            KeyForm("related", .list(.map("related")), "related places"),
            KeyForm("implied", .list(.map("implied")), "findings that this one causes"),
            required("fixes", .list(.map("edit")), "edits that fix it"),
            required("waived", .flag, "whether it is accepted by a waiver or a comment"),
            KeyForm("waiver", .text, "reason of the waiver"),
            KeyForm("baselined", .flag, "whether the baseline contains it"),
        ])

    private static let criterion = MapForm(
        "criterion", "An acceptance criterion with its status.",
        [
            required("id", .text, "id"), required("text", .text, "text"), required("status", .text, "status"),
            required("project", .text, "project"), required("document", .text, "document that contains it"),
            required("verifiedBy", .list(.text), "rules that verify it"),
            required("scope", .list(.text), "patterns of the components that it is about"),
            KeyForm("reason", .text, "reason for the status"),
            required("findings", .list(count), "indices of its findings in `findings`, from 0"),
        ])

    // MARK: Layout

    static let layout = FormCatalog(
        documents: ["layout"],
        maps: [
            MapForm(
                "layout", "The frames of one mock-up, from `uispec layout --format json`. Lengths are points.",
                [
                    required("component", .text, "component"), required("state", .text, "state"),
                    required("context", .map("context"), "context"),
                    required("size", .map("size"), "size of the mock-up"),
                    required("nodes", .list(.map("node")), "nodes, each parent before its children"),
                ]),
            context,
            MapForm(
                "size", "A size.", [required("width", .number, "width"), required("height", .number, "height")]),
            MapForm(
                "rect", "A rectangle. Its origin is the top left of the mock-up.",
                ["x", "y", "width", "height"].map { required($0, .number, $0) }),
            MapForm(
                "node", "A node of the mock-up.",
                [
                    required("path", .text, "path from the body"), KeyForm("id", .text, "id"),
                    required("kind", .text, "kind"), KeyForm("component", .text, "used component"),
                    KeyForm("state", .text, "state of the used component"),
                    required("frame", .map("rect"), "frame"),
                    required("content", .map("rect"), "frame without padding"),
                    KeyForm("hit", .map("rect"), "hit area"), KeyForm("radius", .number, "largest corner radius"),
                    KeyForm("text", .map("text"), "text as it is set"), KeyForm("label", .text, "label for VoiceOver"),
                    KeyForm("role", .text, "role for VoiceOver"),
                ]),
            MapForm(
                "text", "A text as it is set.",
                [
                    required("string", .text, "text"), required("pointSize", .number, "size of the font"),
                    required("lines", count, "number of lines"),
                    required("truncated", .flag, "whether it is truncated"),
                    KeyForm("hidden", .text, "part that is not shown"),
                ]),
        ])
}
