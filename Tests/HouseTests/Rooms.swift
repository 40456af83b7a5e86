/// The rooms and what each must not import, as the architecture has them.
enum Rooms {
    /// The rooms in the order of `Package.swift`, top first; the executable is the last.
    static func order(inPackage text: String) -> [String] {
        text.split(separator: " room(").dropFirst().compactMap { call -> String? in
            let name = call.drop { $0 == " " || $0 == "\n" }
            return name.first == "\"" ? name.dropFirst().split(separator: "\"").first.map(String.init) : nil
        } + ["uispec"]
    }

    /// Besides every room below its own.
    static let forbidden: [String: Set<String>] = [
        "Source": ["Foundation"],
        "Values": ["Foundation", "Source", "YAML"],
        "Forms": ["Foundation", "Source", "YAML", "Values"],
        "Layout": ["Foundation", "YAML", "Canvas"],
        "Checks": ["YAML", "Canvas", "Drawing", "Reports"],
        "Codegen": ["Specs", "Layout", "Canvas"],
        "Canvas": [
            "Source", "YAML", "Tokens", "Platform", "Project", "Specs", "Layout", "Checks", "Codegen",
        ],
        "Drawing": ["Tokens", "YAML", "Checks"],
        "Reports": ["Canvas", "Drawing"],
        "Pipeline": ["ArgumentParser"],
    ]

    /// Modules that wrap something outside, each with the only rooms that may touch it.
    static let keepers: [String: Set<String>] = [
        "CLibYAML": ["YAML"],
        "CMalloc": ["uispec"],
        "CPangoCairo": ["Canvas"],
        "CRsvg": ["Canvas"],
        "ArgumentParser": ["uispec"],
        "Foundation": ["Pipeline", "uispec"],
        "FoundationEssentials": ["Pipeline", "uispec"],
        "Synchronization": ["Pipeline", "Canvas", "uispec"],
    ]

    /// What a room imports and must not, in words.
    static func violations(in room: String, importing modules: [String], order: [String]) -> [String] {
        guard let place = order.firstIndex(of: room) else { return ["\(room) is no room of Package.swift"] }
        return modules.compactMap { module in
            if forbidden[room]?.contains(module) ?? false { return "\(room) must not import \(module)" }
            if let keepers = keepers[module], !keepers.contains(room) {
                return "only \(keepers.sorted().joined(separator: " and ")) may import \(module), not \(room)"
            }
            if let other = order.firstIndex(of: module), other >= place {
                return "\(room) imports \(module), which does not stand above it"
            }
            return nil
        }
    }

    /// The modules that a file imports; what stands in a text of several lines is no import.
    static func imports(in text: String) -> [String] {
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
}
