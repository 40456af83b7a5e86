package import Source
package import Values

/// An animation: what changes, how, and what of it is left under Reduce Motion.
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

    /// What a change is about, as `changes` names it.
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
        /// So far away that nothing of it is seen.
        case offscreen
        case color(DynamicColor)
    }

    /// The values of one property from the first to the last, at equal distances in time.
    package struct Change: Sendable {
        package var property: Property
        package var values: [Value]
        /// The property with its values.
        package var range: SourceRange
    }

    /// How it runs: what the animation itself and its reduced form both say.
    package struct Form: Sendable {
        package var duration: Bound<Seconds>?
        package var delay: Bound<Seconds>?
        package var curve: Bound<Curve>?
        package var repetition: Bound<Repetition>?
        /// Nil where it says nothing of what changes.
        package var changes: [Change]?

        package init() {}
    }

    package enum Reduced: Sendable {
        /// Under Reduce Motion nothing of it runs.
        case none
        case form(Form)
    }

    package var name: String
    /// What it is for, in a line.
    package var summary: String?
    /// The state that the animation is declared in; nil for one of the component.
    package var state: String?
    /// The node that changes, by its id; the whole component where nil.
    package var node: String?
    package var trigger: Trigger?
    /// How far a finger drags from the first value to the last.
    package var dragDistance: Points?
    package var form = Form()
    package var reduced: Reduced?
    /// Where its name is written.
    package var range: SourceRange

    package init(name: String, range: SourceRange) {
        self.name = name
        self.range = range
    }

    package var duration: Bound<Seconds>? { form.duration }
    package var delay: Bound<Seconds>? { form.delay }

    /// How it runs under Reduce Motion: what the reduced form does not say is as always. Nil where nothing runs, or
    /// where nothing is said of it.
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
