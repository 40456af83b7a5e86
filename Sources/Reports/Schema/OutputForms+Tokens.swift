import Forms
import Tokens
import Values

/// The tokens of `uispec tokens --format json`.
extension OutputForms {
    static let resolvedTokens = FormCatalog(
        documents: ["resolvedTokens"],
        maps: [
            MapForm(
                "resolvedTokens", "The tokens of `uispec tokens --format json`.",
                [
                    version, tool,
                    required("contexts", .map("appearances"), "tokens in each appearance"),
                ]),
            MapForm(
                "appearances", "The tokens of each appearance, by path.",
                Appearance.base.map { required($0.name, .named(.map("resolvedToken")), "tokens in this appearance") }),
            MapForm(
                "resolvedToken", "A token in one appearance.",
                [
                    required("type", .words(TokenType.self), "type"),
                    required(
                        "value", .either([.number, .text]),
                        "value: a number in points or without a unit, or text such as `#RRGGBB`"),
                    KeyForm("from", .text, "token that the value refers to"),
                    KeyForm("file", .text, "path of the file"),
                    KeyForm("line", count, "line, from 1"),
                ]),
        ])
}
