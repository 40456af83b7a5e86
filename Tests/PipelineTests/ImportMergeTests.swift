import Source
import Testing
import Tokens

@testable import Generation
@testable import Pipeline

struct `Updating an import at random` {
    /// Changes in the source and in the files at random: comments, order and edited values survive.
    @Test(arguments: 0..<30) func `merges random changes`(seed: UInt64) throws {
        var random = SystemOfSeed(state: seed)
        func hexadecimal() -> String {
            "#" + String(UInt32.random(in: 0x10_0000...0xFF_FFFF, using: &random), radix: 16).uppercased()
        }
        let old = (0..<12).map { index in
            (name: "t\(index)", value: hexadecimal(), id: index % 2 == 0 ? "id\(index)" : nil)
        }
        // By name: the edited value, and the names of edited lines in their order.
        var edited: [String: String] = [:]
        var order: [String] = []
        func edit(_ text: String) -> String {
            var lines = text.split(separator: "\n").map(String.init)
            let head = Array(lines.prefix(2))
            lines = lines.dropFirst(2).shuffled(using: &random)
            var result = head
            for line in lines {
                let name = String(line.drop { $0 == " " }.prefix { $0 != ":" })
                var line = line
                if Int.random(in: 0..<4, using: &random) == 0, let start = line.firstIndex(of: "#") {
                    let value = hexadecimal()
                    line.replaceSubrange(start..<line.index(start, offsetBy: 7), with: value)
                    edited[name] = value
                }
                order.append(name)
                result += ["  # above \(name)", line + " # beside \(name)"]
            }
            return result.joined(separator: "\n") + "\n"
        }
        // By old name, the new one; nil for a removed token.
        var names: [String: String?] = [:]
        var new: [(name: String, value: String, id: String?)] = []
        for token in old {
            let choice = Int.random(in: 0..<8, using: &random)
            if choice == 0 {
                names[token.name] = .some(nil)
                continue
            }
            let name = choice == 1 && token.id != nil ? token.name + "x" : token.name
            names[token.name] = name
            new.append((name, choice == 2 || choice == 3 ? hexadecimal() : token.value, token.id))
            if choice == 4 { new.append(("n\(new.count)", hexadecimal(), nil)) }
        }
        let updated = try UpdatedImport(from: colors(old), to: colors(new), editing: edit)
        let lines = try #require(updated.text("color.yaml")).split(separator: "\n").map(String.init)
        func line(of name: String) -> String? { lines.first { $0.hasPrefix("  \(name): ") } }
        var left: [String] = []
        for name in order {
            guard let found = names[name] ?? nil else {
                // A removed token stays only if its value was edited.
                #expect((line(of: name) != nil) == (edited[name] != nil), "\(name)")
                if edited[name] != nil { left.append(name) }
                continue
            }
            left.append(found)
            let text = try #require(line(of: found), "\(name) → \(found)")
            let value = edited[name] ?? new.first { $0.name == found }?.value
            #expect(text.contains("\"\(value ?? "")\""), "\(text)")
            #expect(text.hasSuffix(" # beside \(name)"), "\(text)")
            #expect(lines.contains("  # above \(name)"))
        }
        let tokens = lines.filter { !$0.contains("# above") && $0.hasPrefix("  ") && !$0.hasPrefix("  $") }
        let found = tokens.map { String($0.dropFirst(2).prefix { $0 != ":" }) }
        #expect(found.filter(left.contains) == left)
        for token in new { #expect(found.contains(token.name)) }
        let again = try UpdatedImport.run(updated.files, isUpdate: true)
        #expect(again.changes == .init(changed: 0, renamed: 0, added: 0, removed: 0))
    }
}

/// Numbers that are the same for the same seed (SplitMix64).
private struct SystemOfSeed: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
