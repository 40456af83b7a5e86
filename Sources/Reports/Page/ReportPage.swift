import Texts
package import Values

/// The page of `report`: its styles, its script, its data, and optionally its pictures.
///
/// The page makes no request. Its policy permits only its own style and script, whatever the texts of a spec contain.
package enum ReportPage {
    /// The folder of the pictures, beside the page.
    package static let pictureFolder = "pictures"
    /// The text near the start of each page by which uispec recognizes it.
    package static let mark = "– uispec report</title>"

    /// - Parameters:
    ///   - data: that of ``ReportDocument``.
    ///   - title: the name of the project.
    ///   - pictures: the fingerprints and files of pictures inside of the page; nil if they are in a folder.
    package static func document(
        _ data: JSONValue, title: String, pictures: [(fingerprint: String, file: [UInt8])]?
    ) -> [UInt8] {
        let policy =
            "default-src 'none'; img-src \(pictures == nil ? "'self' file:" : "data:"); "
            + "style-src 'sha256-\(ReportFiles.styleHash)'; script-src 'sha256-\(ReportFiles.scriptHash)'; "
            + "base-uri 'none'; form-action 'none'"
        var page = Array(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <title>\(escaped(title)) \(mark)
            <style>\(ReportFiles.style)</style>
            </head>
            <body>
            <noscript>This page needs JavaScript. It is all in this file, and it makes no request.</noscript>
            <div id="page"></div>
            <script type="application/json" id="data">
            """.utf8)
        appendInert(data.formatted(as: .line), to: &page)
        page += "</script>\n".utf8
        for (fingerprint, file) in pictures ?? [] {
            page += "<script type=\"text/plain\" id=\"picture-\(fingerprint)\">".utf8
            Base64.append(file, to: &page)
            page += "</script>\n".utf8
        }
        page += "<script>\(ReportFiles.script)</script>\n</body>\n</html>\n".utf8
        return page
    }

    /// Appends JSON without the characters that HTML could read as markup, all of which are in texts.
    private static func appendInert(_ json: String, to page: inout [UInt8]) {
        for byte in json.utf8 {
            switch byte {
            case UInt8(ascii: "<"): page += "\\u003c".utf8
            case UInt8(ascii: ">"): page += "\\u003e".utf8
            case UInt8(ascii: "&"): page += "\\u0026".utf8
            default: page.append(byte)
            }
        }
    }

    private static func escaped(_ text: String) -> String {
        TerminalText.path(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
