import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A JUnit report as its readers see it, with its departures from the schema of Jenkins' xUnit plugin (junit-10.xsd).
///
/// The schema is not available as a package, so its rules are repeated here.
final class JUnitReport: NSObject, XMLParserDelegate {
    /// The attributes of each element; true if required.
    private static let attributes: [String: [String: Bool]] = [
        "testsuites": ["name": false, "time": false, "tests": false, "failures": false, "errors": false],
        "testsuite": [
            "name": true, "tests": true, "failures": true, "errors": true, "group": false, "time": false,
            "skipped": false, "timestamp": false, "hostname": false, "id": false, "package": false, "file": false,
            "log": false, "url": false, "version": false,
        ],
        "testcase": ["name": true, "time": false, "classname": false, "group": false],
        "failure": ["type": false, "message": false],
        "skipped": ["type": false, "message": false],
    ]
    private static let children: [String: Set<String>] = [
        "": ["testsuites", "testsuite"], "testsuites": ["testsuite"], "testsuite": ["testsuite", "testcase"],
        "testcase": ["failure", "skipped"], "failure": [], "skipped": [],
    ]
    private static let withText: Set<String> = ["failure", "skipped"]

    /// The attributes of the root.
    private(set) var root: [String: String] = [:]
    private(set) var suites: [[String: String]] = []
    /// The attributes of each case, with the rule of its suite, its outcome, and the message and text of that.
    private(set) var cases: [[String: String]] = []
    /// The departures from the schema.
    private(set) var violations: [String] = []
    private var path: [String] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if Self.children[path.last ?? ""]?.contains(name) != true { violations.append("<\(name)> in \(path)") }
        let allowed = Self.attributes[name] ?? [:]
        for key in attributes.keys.sorted() where allowed[key] == nil { violations.append("\(key) of <\(name)>") }
        for key in allowed.keys.sorted() where allowed[key] == true && attributes[key] == nil {
            violations.append("no \(key) of <\(name)>")
        }
        if name != "testcase", let time = attributes["time"], time.wholeMatch(of: /[0-9]{0,3}(\.[0-9]{0,3})?/) == nil {
            violations.append("time \(time) of <\(name)>")
        }
        path.append(name)
        switch name {
        case "testsuites": root = attributes
        case "testsuite": suites.append(attributes)
        case "testcase":
            let rule = suites.last?["name"]?.split(separator: ": ").last.map(String.init) ?? ""
            cases.append(attributes.merging(["suite": rule]) { first, _ in first })
        default:
            guard !cases.isEmpty else { return }
            cases[cases.count - 1]["outcome"] = name
            cases[cases.count - 1]["message"] = attributes["message"]
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if Self.withText.contains(path.last ?? "") {
            cases[cases.count - 1]["text", default: ""] += string
        } else if !string.allSatisfy(\.isWhitespace) {
            violations.append("text in \(path)")
        }
    }
}
