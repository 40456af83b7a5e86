/// The keyboard settings of a field, like `UITextInputTraits`.
package struct KeyboardTraits: Sendable, Hashable {
    package var type: KeyboardType
    package var submitLabel: SubmitLabel
}

/// `UIKeyboardType`.
package enum KeyboardType: String, Sendable, CaseIterable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case url = "URL"
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
}

/// SwiftUI's `SubmitLabel`, which is UIKit's `UIReturnKeyType`.
package enum SubmitLabel: String, Sendable, CaseIterable {
    case `return`
    case done
    case go
    case send
    case join
    case route
    case search
    case next
    case `continue`
}

extension KeyboardType {
    /// The face of the corner key of a number pad, empty if it has none; nil for a keyboard of letters.
    var padCorner: String? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: ""
        case .decimalPad: "."
        case .phonePad: "+*#"
        case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress, .twitter, .webSearch:
            nil
        }
    }

    /// Whether the keys are Latin letters even if the language has other keys.
    var isLatin: Bool { padCorner == nil && self != .default && self != .webSearch && self != .namePhonePad }

    /// The extra keys in the row of the space bar; a URL keyboard has no space bar.
    var spaceRow: (hasSpace: Bool, others: [String]) {
        switch self {
        case .emailAddress: (true, ["@", "."])
        case .twitter: (true, ["@", "#"])
        case .url: (false, [".", "/", ".com"])
        default: (true, [])
        }
    }
}

extension BoundContent {
    /// The keyboard traits of an edited field; nil for other content.
    var keyboardTraits: KeyboardTraits? {
        guard case .control(let control) = self, case .field(let field) = control.arrangement else { return nil }
        return field.keyboard
    }
}

extension BoundNode {
    /// The keyboard traits of the edited field in this node.
    var keyboardTraits: KeyboardTraits? {
        guard containsEditedField else { return nil }
        return content.keyboardTraits ?? (children + overlay).lazy.compactMap(\.keyboardTraits).first
    }
}

extension BoundScreen {
    /// The keyboard traits of the edited field. The last presented node is searched first.
    var keyboardTraits: KeyboardTraits? {
        (presented.reversed().map(\.node) + [bottom, body, top].compactMap { $0 }).lazy.compactMap(\.keyboardTraits)
            .first
    }
}
