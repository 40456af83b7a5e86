import Foundation

/// The imports of a Swift file, and the dependencies of a target in Package.swift.
enum ImportStatements {
    /// The modules that a file imports; text inside a multi-line string is not code.
    static func modules(in text: String) -> [String] {
        var isInText = false
        return text.split(separator: "\n").compactMap { line -> String? in
            defer { if line.ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() } }
            return isInText ? nil : module(importedBy: line)
        }
    }

    private static func module(importedBy line: Substring) -> String? {
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";" })[...]
        while let word = words.first,
            word.hasPrefix("@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
        {
            words.removeFirst()
        }
        guard words.popFirst() == "import", var module = words.first else { return nil }
        if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(module) {
            module = words.dropFirst().first ?? module
        }
        return module.split(separator: ".").first.map(String.init)
    }

    /// The targets that `room("X", […])` and the executables declare, with the modules they depend on.
    static func declared(inPackage text: String) -> [(room: String, modules: [String])] {
        let calls = text.split(separator: " room(").dropFirst().map { ($0, end: $0.firstIndex(of: "]")) }
        let rooms = calls.compactMap { call, end -> (room: String, modules: [String])? in
            var names = quoted(call[..<(end ?? call.endIndex)])
            // A room without dependencies has no list before the next call.
            if let close = call.firstIndex(of: ")"), close < end ?? call.endIndex, !call[..<close].contains("[") {
                names = quoted(call[..<close])
            }
            guard let room = names.first, call.drop(while: { $0 == " " || $0 == "\n" }).first == "\"" else {
                return nil
            }
            return (room, products(names.dropFirst()))
        }
        return rooms + text.split(separator: ".executableTarget(").dropFirst().compactMap(executable)
    }

    /// The name and the dependencies in a call of `executableTarget`; nil if its sources are not in `Sources`.
    private static func executable(_ call: Substring) -> (room: String, modules: [String])? {
        guard let list = call.range(of: "dependencies: ["), let end = call[list.upperBound...].firstIndex(of: "]"),
            let name = quoted(call[..<list.lowerBound]).first, !call[end...].prefix(40).contains("path:")
        else { return nil }
        return (name, products(quoted(call[list.upperBound..<end])[...]))
    }

    /// The texts between quotation marks.
    private static func quoted(_ text: Substring) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }

    /// `.product(name: "RealModule", package: "swift-numerics")` is the module RealModule.
    private static func products(_ names: ArraySlice<String>) -> [String] {
        names.filter { !$0.hasPrefix("swift-") }
    }
}
