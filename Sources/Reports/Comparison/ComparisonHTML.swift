package import Comparison
import Texts

/// `diff --format html`: one page without scripts. With pictures in a folder, it shows them before and after.
package struct ComparisonHTML {
    /// The folder of the pictures relative to the page, without a slash at the end; nil without pictures.
    private let pictures: String?
    private static let maximumChanges = 50

    package init(pictures: String?) {
        self.pictures = pictures
    }

    package func document(_ result: ComparisonResult) -> String {
        let title = "\(result.base) → \(result.head)"
        var parts = [
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">",
            "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">",
            "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>\(text("uispec diff: \(title)"))</title>\n<style>\(Self.style)</style>\n</head>\n<body>",
            "<h1>\(text(title))</h1>\n<p>\(text(ComparisonWords.summary(result)))</p>",
        ]
        if !result.hasPictures { parts.append("<p>\(text(ComparisonWords.savedNote))</p>") }
        parts += result.visible.map { section(of: $0, hasPictures: result.hasPictures) }
        if !result.silent.isEmpty {
            parts.append("<h2>\(text(ComparisonWords.silentHeading))</h2>")
            parts += result.silent.map { section(of: $0, hasPictures: false) }
        }
        parts += list("Mock-ups added", ComparisonWords.names(of: result.added))
        parts += list("Mock-ups removed", ComparisonWords.names(of: result.removed))
        parts += list(ComparisonWords.unexplainedHeading, result.unexplained.map(ComparisonWords.unexplained))
        return parts.joined(separator: "\n") + "\n</body>\n</html>\n"
    }

    /// Nothing but styles and pictures of the same folder is loaded, whatever the texts of a spec contain.
    private static let policy = "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'"

    private static let style =
        ":root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;"
        + "padding:0 1rem}section{border-top:1px solid #8886;padding:.5rem 0}code{font-size:.9em}"
        + "figure{display:inline-block;margin:.5rem 1rem .5rem 0}img{max-width:16rem;border:1px solid #8886}"

    private func section(of cause: ComparisonResult.Cause, hasPictures: Bool) -> String {
        let place = ComparisonWords.place(cause.edit)
        var lines = [
            "<section>\n<h3>\(text(ComparisonWords.edit(cause.edit)))</h3>",
            "<p>" + (place.isEmpty ? "" : "<code>\(text(place))</code> – ")
                + "\(text(ComparisonWords.counts(cause, hasPictures: hasPictures)))</p>",
        ]
        var words: [String] = []
        for change in cause.ownChanges {
            let item = "\(change.component): \(ComparisonWords.change(change))"
            if !words.contains(item) { words.append(item) }
        }
        lines += items(words, maximum: Self.maximumChanges)
        if hasPictures, let pictures { lines += figures(of: cause, in: pictures) }
        return lines.joined(separator: "\n") + "\n</section>"
    }

    /// The first picture of each mock-up.
    private func figures(of cause: ComparisonResult.Cause, in folder: String) -> [String] {
        var shown: Set<String> = []
        let paths = cause.paths.filter { shown.insert($0.mockup).inserted }
        guard !paths.isEmpty else { return [] }
        let figures = paths.map { path in
            let images = ["before", "after", "difference"].map { kind in
                let address = address("\(folder)/\(path.start)-\(kind).png")
                return "<img loading=\"lazy\" alt=\"\(text("\(path.mockup) \(kind)"))\" src=\"\(address)\">"
            }
            return "<figure>\(images.joined())<figcaption>\(text(path.mockup))</figcaption></figure>"
        }
        return ["<details><summary>\(ComparisonWords.count(paths.count, "mock-up"))</summary>"] + figures + [
            "</details>"
        ]
    }

    private func list(_ heading: String, _ words: [String]) -> [String] {
        words.isEmpty ? [] : ["<h2>\(text(heading))</h2>"] + items(words, maximum: .max)
    }

    private func items(_ words: [String], maximum: Int) -> [String] {
        guard !words.isEmpty else { return [] }
        let rest = words.count - maximum
        let more = rest > 0 ? ["<li>and \(rest) more</li>"] : []
        return ["<ul>"] + words.prefix(maximum).map { "<li>\(text($0))</li>" } + more + ["</ul>"]
    }

    // MARK: Escaping

    /// Text from files without markup; characters that reorder text are shown as escapes.
    private func text(_ text: String) -> String {
        var result = ""
        for scalar in TerminalText.path(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A relative address: every byte but letters, digits and a few marks is written as a percentage.
    private func address(_ path: String) -> String {
        let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~/".utf8)
        return "./"
            + path.utf8.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return plain.contains(byte)
                    ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
            }.joined()
    }
}
