import Source
import Specs

/// Components and states whose pictures or sheets would have the same path, also where file names ignore case.
enum SharedPicturePaths {
    /// A component, or one of its states, with a path of its own.
    private struct Claim {
        var component: Component
        var state: String?

        /// “Chip”, or “Chip:selected”.
        var name: String { "“\(component.name)\(state.map { ":\($0)" } ?? "")”" }
        var range: SourceRange {
            state.flatMap { component.state(named: $0)?.nameRange } ?? component.nameRange
        }
    }

    /// Returns an error at each component or state whose path belongs to an earlier one.
    static func diagnostics(of components: [Component]) -> [Diagnostic] {
        var claims: [String: Claim] = [:]
        var diagnostics: [Diagnostic] = []
        for component in components {
            let sheets = SheetKind.allCases.map { kind in
                (claim: Claim(component: component), path: kind.name(of: component))
            }
            let states = component.stateNames.map { state in
                (claim: Claim(component: component, state: state), path: PicturePath.folder(component.name, state))
            }
            let long = (sheets.map { ($0.claim, $0.path) } + states.map { ($0.claim, $0.path) })
                .first { $0.1.split(separator: "/").contains { $0.utf8.count > longestName } }
            if let (claim, path) = long { diagnostics.append(tooLong(claim, path)) }
            // The first clash of a component or a state explains the others.
            let clash = sheets.lazy.compactMap { sheet in
                claims["sheets/" + sheet.path.lowercased()].map { diagnostic(sheet.claim, $0, sheet.path) }
            }.first
            if let clash { diagnostics.append(clash) }
            for sheet in sheets { claims["sheets/" + sheet.path.lowercased()] = sheet.claim }
            for state in states {
                let path = "png/" + state.path.lowercased()
                // A state that is defined twice is reported by the reader.
                if let rival = claims[path], clash == nil, rival.name != state.claim.name {
                    diagnostics.append(diagnostic(state.claim, rival, state.path))
                }
                claims[path] = claims[path] ?? state.claim
            }
        }
        return diagnostics
    }

    /// The longest name in bytes of a file or folder, without the ending, on all supported systems.
    private static let longestName = 251

    private static func tooLong(_ claim: Claim, _ path: String) -> Diagnostic {
        let count = path.split(separator: "/").map(\.utf8.count).max() ?? 0
        return Diagnostic(
            .exceededLimit, "the file name for “\(path.prefix(40))…” has \(count) bytes, more than \(longestName)",
            at: claim.range, help: "shorten the name")
    }

    private static func diagnostic(_ claim: Claim, _ rival: Claim, _ path: String) -> Diagnostic {
        Diagnostic(
            .duplicateKey, "\(claim.name) and \(rival.name) would have the same picture files, “\(path)”",
            at: claim.range, notes: [.init("\(rival.name) is defined here", at: rival.range)],
            help: "rename one of them; file names replace \\ : * ? \" < > | by _, and may ignore case")
    }
}
