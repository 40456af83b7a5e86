package import Project
import Values

/// `signoff.jsonl`: sorted lines with sorted keys, so that the files of two people merge.
package enum SignoffText {
    package static func document(_ signoff: Signoff) -> String {
        Set(signoff.decisions.map(line)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { $0 + "\n" }
            .joined()
    }

    private static func line(_ decision: SignoffDecision) -> String {
        let members = members(of: decision).map { key, text in
            "\"\(key)\":\(JSONValue.text(text).formatted(as: .line))"
        }
        return "{\(members.joined(separator: ","))}"
    }

    static func json(_ decision: SignoffDecision) -> JSONValue {
        .object(members(of: decision).map { ($0, .text($1)) })
    }

    private static func members(of decision: SignoffDecision) -> [(String, String)] {
        var members: [(String, String?)] = [
            ("at", decision.at), ("build", decision.build), ("by", decision.by),
            ("decision", decision.verdict.rawValue), ("note", decision.note), ("picture", decision.seen.picture),
            ("role", decision.role), ("scene", decision.seen.scene),
        ]
        switch decision.subject {
        case .mockup(let name, let context): members += [("context", context), ("mockup", name)]
        case .criterion(let id): members.append(("criterion", id))
        }
        return members.compactMap { key, value in value.map { (key, $0) } }.sorted { $0.0 < $1.0 }
    }
}
