/// The rooms, their order and the imports they must not have, as ARCHITECTURE.md lists them.
struct ImportTable {
    /// In pipeline order.
    let rooms: [String]
    /// The modules that each room must not import, beyond the rooms below its own.
    let forbidden: [String: Set<String>]
    /// Modules that wrap something outside, with the only rooms that may import them.
    let keepers: [String: Set<String>]

    /// - Parameter page: the text of ARCHITECTURE.md, with the sections “The rooms, in pipeline order” and
    ///   “Forbidden imports”, each with a table, and the table of modules with their only importers.
    init(page: String) {
        let rooms = Self.rows(of: "## The rooms", in: page).map { $0[0] }
        self.rooms = rooms
        forbidden = Dictionary(
            Self.rows(of: "## Forbidden imports", in: page).map { row in
                (row[0], Set(row[1].split(separator: ",").flatMap { Self.modules($0, of: rooms) }))
            }, uniquingKeysWith: { $0.union($1) })
        keepers = Dictionary(
            Self.rows(of: "## Modules with few importers", in: page).map { row in
                (row[0], Set(row[1].split(separator: ",").map(Self.name)))
            }, uniquingKeysWith: { $0.union($1) })
    }

    /// `YAML…` is YAML and every room below it.
    private static func modules(_ text: Substring, of rooms: [String]) -> [String] {
        let name = name(text)
        guard name.hasSuffix("…") else { return [name] }
        let first = String(name.dropLast())
        return rooms.firstIndex(of: first).map { Array(rooms[$0...]) } ?? [first]
    }

    /// The cells of the rows of the table behind a heading, without its head.
    private static func rows(of heading: String, in page: String) -> [[String]] {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix(heading) }) else { return [] }
        let table = lines[(start + 1)...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return table.dropFirst(2).map { $0.split(separator: "|").map(name) }.filter { $0.count >= 2 }
    }

    private static func name(_ text: Substring) -> String {
        text.filter { $0 != "`" }.split(separator: " ").joined(separator: " ")
    }

    /// The violations among the modules that a room imports or declares, in words.
    func violations(in room: String, importing modules: [String]) -> [String] {
        guard let place = rooms.firstIndex(of: room) else { return ["\(room) is missing from ARCHITECTURE.md"] }
        return modules.compactMap { module in
            if forbidden[room]?.contains(module) ?? false { return "\(room) must not import \(module)" }
            if let keepers = keepers[module], !keepers.contains(room) {
                return "only \(keepers.sorted().joined(separator: " and ")) may import \(module), not \(room)"
            }
            if let other = rooms.firstIndex(of: module), other >= place {
                return "\(room) imports \(module), which is not above it"
            }
            return nil
        }
    }
}
