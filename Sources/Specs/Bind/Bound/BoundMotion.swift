package import Source
package import Values

/// An animation: its changes, its timing and its form under Reduce Motion.
package struct BoundMotion: Sendable {
    package enum Trigger: String, Sendable, Hashable, CaseIterable {
        case appear
        case disappear
        case press
        case tap
        case scroll
        case state
        /// The animation follows the finger.
        case drag
    }

    package enum Curve: Sendable, Hashable {
        case spring(Spring)
        case timing(CubicBezier)
    }

    package enum Repetition: Sendable, Hashable {
        case times(Int)
        case forever
    }

    /// The animated property, by its name in `changes`.
    package enum Property: String, Sendable, Hashable, CaseIterable {
        case opacity
        case scale
        case rotation
        case offsetX = "offset.x"
        case offsetY = "offset.y"
        case blur
        case saturation
        case width
        case height
        case radius
        case color
        case background
        case fill
    }

    package enum Value: Sendable, Hashable {
        /// Points, degrees or a factor.
        case number(Double)
        /// Far enough away to be completely out of view.
        case offscreen
        case color(DynamicColor)
    }

    /// The values of one property, equally spaced in time.
    package struct Change: Sendable {
        package var property: Property
        package var values: [Value]
        /// The range of the property with its values.
        package var range: SourceRange
    }

    /// The settings that an animation and its reduced form have in common.
    package struct Form: Sendable {
        package var duration: Bound<Seconds>?
        package var delay: Bound<Seconds>?
        package var curve: Bound<Curve>?
        package var repetition: Bound<Repetition>?
        /// Nil if no changes are written.
        package var changes: [Change]?

        package init() {}
    }

    package enum Reduced: Sendable {
        /// The animation does not run under Reduce Motion.
        case none
        case form(Form)
    }

    package var name: String
    /// The purpose of the animation, in one line.
    package var summary: String?
    /// The state that declares the animation; nil for one of the component.
    package var state: String?
    /// The id of the animated node; nil for the whole component.
    package var node: String?
    package var trigger: Trigger?
    /// The drag distance from the first value to the last.
    package var dragDistance: Points?
    package var form = Form()
    package var reduced: Reduced?
    /// The range of its name.
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    package var duration: Bound<Seconds>? { form.duration }
    package var delay: Bound<Seconds>? { form.delay }

    /// The form under Reduce Motion: the reduced form, completed by the regular form. Nil if nothing runs or no reduced
    /// form is written.
    package var reducedForm: Form? {
        guard case .form(var form)? = reduced else { return nil }
        form.duration = form.duration ?? self.form.duration
        form.delay = form.delay ?? self.form.delay
        form.curve = form.curve ?? self.form.curve
        form.repetition = form.repetition ?? self.form.repetition
        form.changes = form.changes ?? self.form.changes
        return form
    }
}
