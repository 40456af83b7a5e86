import Source
import Testing
import Tokens

/// Modifiers whose contexts tokens cannot depend on.
struct `Modifiers of metrics` {
    @Test(arguments: [("typeSize", "type size"), ("font-size", "type size"), ("Device", "device"), ("lang", "locale")])
    func `are named with their default`(_ name: String, _ axis: String) throws {
        let files = try ResolverFiles(
            ##"{ "version": "2025.10", "modifiers": { "\##(name)": { "default": "a", "##
                + ##""contexts": { "a": [], "b": [] } } }, "##
                + ##""resolutionOrder": [{ "$ref": "#/modifiers/\##(name)" }] }"##)
        #expect(
            files.messages == [
                "tokens cannot depend on the \(axis), so the modifier “\(name)” uses its default context “a”; "
                    + "“b” is ignored"
            ])
        #expect(files.diagnostics.first?.help == "choose a context in the manifest: inputs: { \(name): a }")
    }
}
