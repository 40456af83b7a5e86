/// The keyboard that a field asks for while it is edited.
package struct KeyboardWish: Sendable, Hashable {
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

/// SwiftUI's `SubmitLabel`, which UIKit calls the type of the return key.
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
    /// What stands beside the digits of a pad, empty where nothing does; nil for a keyboard of letters.
    var padCorner: String? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: ""
        case .decimalPad: "."
        case .phonePad: "+*#"
        case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress, .twitter, .webSearch:
            nil
        }
    }

    /// Whether the keys are letters also where the language has other ones.
    var isLatin: Bool { padCorner == nil && self != .default && self != .webSearch && self != .namePhonePad }

    /// What the row of the space bar has of its own; an address of the web has no space at all.
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
    /// What it asks for itself: a field that is edited.
    var keyboardWish: KeyboardWish? {
        guard case .control(let control) = self, case .field(let field) = control.arrangement else { return nil }
        return field.keyboard
    }
}

extension BoundNode {
    /// What the field asks for that is edited in this node.
    var keyboardWish: KeyboardWish? {
        guard holdsEditedField else { return nil }
        return content.keyboardWish ?? (children + overlay).lazy.compactMap(\.keyboardWish).first
    }
}

extension BoundScreen {
    /// What the field asks for that is edited: uppermost is what was presented last.
    var keyboardWish: KeyboardWish? {
        (presented.reversed().map(\.node) + [bottom, body, top].compactMap { $0 }).lazy.compactMap(\.keyboardWish).first
    }
}
