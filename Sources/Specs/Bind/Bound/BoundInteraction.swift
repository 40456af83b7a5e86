package import Source
package import Values

/// The interaction of a control.
package struct BoundInteraction: Sendable, Equatable {
    package var action: Bound<String>?
    /// `button`, `link`, `tab`, `toggle`, `retry` …; `button` for a node with an action and no role.
    package var role: String
    package var isPrimary = false
    package var isDisabled = false
    /// The minimum hit area on both axes, centered on the node.
    package var hitArea: Bound<Size>?
    /// The place where a fix may write another hit area; nil if there is none.
    package var hitAreaPlace: HitAreaPlace?
    /// The insets of the hit area from the frame; negative values enlarge it.
    package var hitInsets: Bound<Insets>?
    /// The range of the declaration: the action, or the kind of a standard control.
    package var range: SourceRange

    package init(action: Bound<String>?, role: String, range: SourceRange) {
        self.action = action
        self.role = role
        self.range = range
    }

    package enum HitAreaPlace: Sendable, Equatable {
        /// The written number.
        case value(SourceRange)
        /// No hit area is written; the key can be added here.
        case key(KeyPlace)
    }

    /// Roles that make a node a control even without an action.
    package static let controlRoles: Set<String> = [
        "button", "link", "tab", "toggle", "retry", "slider", "stepper", "picker", "field",
    ]

    /// Whether the node can be acted on; a header or a card has a role but is not a control.
    package var isControl: Bool { action != nil || Self.controlRoles.contains(role) }
}
