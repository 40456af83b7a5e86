package import Loading
import Project
package import Reports
import Source
import Tokens
package import Values

/// `contrast`: compares two colors, each a CSS color, a hex number or a token of a project.
package enum ContrastRun {
    package struct Result: Sendable {
        /// The appearances in which the tokens have these colors; empty if no color is a token.
        package var appearances: [Appearance]
        package var report: ContrastReport
    }

    /// Returns one result, or one for each different pair of colors in the appearances of the project.
    ///
    /// - Parameter load: loads the projects. It is called only for tokens; the first project that has a token counts.
    package static func run(
        foreground: String, background: String, over base: String, load: () throws(RunFailure) -> [LoadedProject]
    ) throws(RunFailure) -> [Result] {
        let written = [foreground, background, base]
        let names = written.compactMap(tokenName)
        guard !names.isEmpty else { return [Result(appearances: [], report: try report(written.map(literal)))] }
        let projects = try load()
        let project = projects.first { project in names.allSatisfy { project.tokens[TokenPath($0)] != nil } }
        guard let project else {
            let known = projects.flatMap { $0.tokens.all.map(\.path.text) }
            let unknown = names.first { name in !projects.contains { $0.tokens[TokenPath(name)] != nil } } ?? names[0]
            throw .unknownToken(unknown, nearest: Suggestion.shortlist(for: unknown, among: known))
        }
        var results: [Result] = []
        for appearance in project.manifest.contexts.appearances {
            let report = try report(
                written.map { text throws(RunFailure) in try color(text, of: project, in: appearance) })
            let same = results.firstIndex {
                $0.report.foreground == report.foreground && $0.report.background == report.background
            }
            if let same {
                results[same].appearances.append(appearance)
            } else {
                results.append(Result(appearances: [appearance], report: report))
            }
        }
        return results
    }

    private static func report(_ colors: [RGBA]) -> ContrastReport {
        ContrastReport(foreground: colors[0], background: colors[1], over: colors[2])
    }

    /// Returns `color.accent` for `{color.accent}`, and for the name alone: shells and people drop the braces.
    private static func tokenName(_ text: String) -> String? {
        if text.hasPrefix("{"), text.hasSuffix("}") { return String(text.dropFirst().dropLast()) }
        return text.contains(".") && !text.contains("(") && !text.hasPrefix("#") ? text : nil
    }

    private static func color(
        _ text: String, of project: LoadedProject, in appearance: Appearance
    ) throws(RunFailure) -> RGBA {
        guard let name = tokenName(text) else { return try literal(text) }
        guard case .color(let color)? = project.tokens[TokenPath(name)]?[appearance] else {
            throw .notAColor(text, "the token has another type")
        }
        return color
    }

    /// Reads a CSS color, or hex digits without the #, which begins a comment in a shell.
    private static func literal(_ text: String) throws(RunFailure) -> RGBA {
        do {
            return try Color(css: text).rgba
        } catch {
            if text.allSatisfy(\.isHexDigit), let color = try? Color(css: "#" + text) { return color.rgba }
            throw .notAColor(text, error.message)
        }
    }
}
