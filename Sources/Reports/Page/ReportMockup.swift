import Layout
import Platform
package import Project
package import Values

/// A mock-up on the page of `report`: its pictures, and the facts that are shown on them.
package struct ReportMockup: Sendable {
    package struct Picture: Sendable, Hashable {
        package var appearance: Appearance
        /// The path below the output folder.
        package var path: String
        /// The fingerprint of the file.
        package var fingerprint: String
        /// The fingerprint of what it shows.
        package var scene: String
        /// The fingerprint of the file in the version that the project is compared with, if it differs.
        package var before: String?
        /// The color around a component; nil for a screen.
        package var backdrop: RGBA?

        package init(appearance: Appearance, path: String, fingerprint: String, scene: String) {
            self.appearance = appearance
            self.path = path
            self.fingerprint = fingerprint
            self.scene = scene
        }
    }

    /// A node for redlines.
    package struct Node: Sendable {
        package var name: String
        package var kind: String
        package var frame: Rect
        package var hit: Rect?
        /// Its properties in words, with the tokens that they come from: `padding 16 {space.m}`.
        package var facts: [String]

        package init(name: String, kind: String, frame: Rect, hit: Rect?, facts: [String]) {
            self.name = name
            self.kind = kind
            self.frame = frame
            self.hit = hit
            self.facts = facts
        }
    }

    /// An element that VoiceOver reads.
    package struct Spoken: Sendable {
        package var text: String
        package var hint: String?
        package var actions: [String]
        package var area: Rect

        package init(text: String, hint: String?, actions: [String], area: Rect) {
            self.text = text
            self.hint = hint
            self.actions = actions
            self.area = area
        }
    }

    package var component: String
    package var state: String
    package var metrics: MetricsContext
    /// The size of the picture in points, and the place of the mock-up in it.
    package var size: Size
    package var origin: Point
    package var pictures: [Picture]
    package var nodes: [Node]
    package var spoken: [Spoken]
    /// The tokens that its values come from, sorted.
    package var tokens: [String]

    package init(
        component: String, state: String, metrics: MetricsContext, size: Size, origin: Point, pictures: [Picture],
        nodes: [Node], spoken: [Spoken], tokens: [String]
    ) {
        self.component = component
        self.state = state
        self.metrics = metrics
        self.size = size
        self.origin = origin
        self.pictures = pictures
        self.nodes = nodes
        self.spoken = spoken
        self.tokens = tokens
    }

    /// `Chip:selected`.
    package var name: String { "\(component):\(state)" }
}
