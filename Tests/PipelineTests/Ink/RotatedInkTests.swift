import Canvas
import Testing
import Values

@testable import Pipeline

/// A text in a rotated, flipped or scaled node is measured on the background where it is drawn.
@Suite(.enabled(if: Typesetter().hasFonts, "without fonts no letters are drawn"))
struct `Rotated ink` {
    enum Background: CaseIterable {
        case shapes
        case picture
        case flippedShapes
        case flippedPicture

        /// White above, black below.
        var spec: String {
            switch self {
            case .shapes: Self.halves("#FFFFFF", "#000000")
            case .flippedShapes:
                Self.halves("#000000", "#FFFFFF").replacing("spacing: 0", with: "spacing: 0, flip: vertical")
            case .picture: "{ image: halves.png, width: 300, height: 300, hidden: true }"
            case .flippedPicture: "{ image: upside-down.png, width: 300, height: 300, hidden: true, rotation: 180 }"
            }
        }

        private static func halves(_ top: String, _ bottom: String) -> String {
            """
            { vstack: [{ shape: rectangle, fill: "\(top)", width: 300, height: 150 }, \
            { shape: rectangle, fill: "\(bottom)", width: 300, height: 150 }], spacing: 0 }
            """
        }
    }

    private static func picture(top: RGBA, bottom: RGBA) throws -> [UInt8] {
        let surface = try Surface(size: Size(width: 30, height: 30), scale: 1, filledWith: top)
        surface.fill(.rect(Rect(x: 0, y: 15, width: 30, height: 15)), bottom)
        return try surface.png()
    }

    /// A text at the top of a stack, with the effects of the stack and its own.
    @Test(
        arguments: Background.allCases,
        [
            ("", "", true), ("flip: vertical", "", false), ("flip: vertical", "flip: vertical", false),
            ("rotation: 180", "", false), ("rotation: 180, flip: horizontal", "rotation: 180", false),
            ("scale: -1", "", false),
            ("rotation: 170", "", false), ("scale: 0.5", "", true), ("flip: horizontal", "", true),
            ("rotation: 180, flip: vertical", "", true), ("", "flip: vertical, rotation: 45", true),
        ])
    func `a text is measured where it is drawn`(
        background: Background, effects: (stack: String, text: String, isOnWhite: Bool)
    ) async throws {
        let pictures = [
            "halves.png": try Self.picture(top: .white, bottom: .black),
            "upside-down.png": try Self.picture(top: .black, bottom: .white),
        ]
        func ratio(_ color: String) async throws -> Double? {
            try await `Drawn ink`.worst(
                """
                component: C
                body:
                  zstack:
                    - \(background.spec)
                    - vstack:
                        - { text: Text, color: "\(color)"\(effects.text.isEmpty ? "" : ", " + effects.text) }
                        - { spacer: 0 }
                      height: 280
                      \(effects.stack.replacing(", ", with: "\n      "))
                """, pictures)
        }
        let (light, dark) = (try await ratio("#EEEEEE"), try await ratio("#101010"))
        #expect((light != nil) == effects.isOnWhite, "light text: \(light ?? 21)")
        #expect((dark != nil) != effects.isOnWhite, "dark text: \(dark ?? 21)")
    }

    @Test func `a gradient is rotated with its node`() async throws {
        for (effect, isOnWhite) in [("opacity: 1", true), ("rotation: 180", false), ("flip: vertical", false)] {
            let worst = try await `Drawn ink`.worst(
                """
                component: C
                body:
                  zstack:
                    - text: " "
                      width: 300
                      height: 300
                      background:
                        gradient: [{ color: "#FFFFFF", position: 0 }, { color: "#000000", position: 1 }]
                        angle: 180
                      \(effect)
                    - { vstack: [{ text: Text, color: "#E0E0E0" }, { spacer: 0 }], height: 280 }
                """)
            #expect((worst != nil) == isOnWhite, "\(effect): \(worst ?? 21)")
        }
    }
}
