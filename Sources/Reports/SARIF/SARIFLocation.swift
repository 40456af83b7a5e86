import Checks
import Source
import Values

/// Places as SARIF objects.
enum SARIFLocation {
    static func message(_ text: String) -> JSONValue {
        .object([("text", .text(text))])
    }

    /// The location of a finding in its file and in the design; nil if it has neither.
    static func location(of finding: Finding, in sources: SourceMap) -> JSONValue? {
        var members = finding.diagnostic.range.map { physical($0, in: sources) } ?? []
        let places = ([finding.place].compactMap { $0 } + finding.otherPlaces).map { place in
            JSONValue.object([
                ("fullyQualifiedName", .text(place.fullName)),
                ("kind", .text(place.isToken ? "token" : place.node == nil ? "component" : "node")),
            ])
        }
        if !places.isEmpty { members.append(("logicalLocations", .list(places))) }
        return members.isEmpty ? nil : .object(members)
    }

    static func related(_ note: Diagnostic.Note, in sources: SourceMap) -> JSONValue? {
        guard let range = note.range else { return nil }
        let members = physical(range, in: sources)
        return members.isEmpty ? nil : .object(members + [("message", message(note.message))])
    }

    private static func physical(_ range: SourceRange, in sources: SourceMap) -> [(String, JSONValue)] {
        guard let location = sources.location(of: range) else { return [] }
        return [
            (
                "physicalLocation",
                .object([("artifactLocation", artifact(location.path)), ("region", region(location))])
            )
        ]
    }

    static func region(_ location: SourceLocation) -> JSONValue {
        .object([
            ("startLine", .integer(location.line)), ("startColumn", .integer(location.column)),
            ("endLine", .integer(location.endLine)), ("endColumn", .integer(location.endColumn)),
        ])
    }

    /// A path as a URI reference (RFC 3986), either absolute or relative to the source root.
    static func artifact(_ path: String) -> JSONValue {
        let encoded = SARIFPath.encoded(path)
        return path.hasPrefix("/")
            ? .object([("uri", .text("file://" + encoded))])
            : .object([("uri", .text(encoded)), ("uriBaseId", .text("%SRCROOT%"))])
    }
}

enum SARIFPath {
    /// Percent-encodes a path, except for slashes and the unreserved characters of RFC 3986.
    static func encoded(_ path: String) -> String {
        path.utf8.map { byte -> String in
            let isPlain =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "~"), UInt8(ascii: "/"):
                    true
                default: false
                }
            guard !isPlain else { return String(Unicode.Scalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
