import Layout
import Loading
import Platform
import Project
import Scene
import Specs
import TestProjects
import Testing
import Values

@testable import Checks
@testable import Pipeline

/// Frames are identified by their index in drawing order, and each can be queried without computing the whole list.
@Suite struct `Frames in the order of drawing` {
    private static let projects = ["tokyo-friends", "marinee", "chat-client"]

    /// The states of a project's components in its first context.
    private static func mockups(of name: String) throws -> [Mockup] {
        let project = try TestProject.load("Specs/\(name)/uispec.yaml", from: RepositoryFiles())
        let metrics = try #require(
            project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).first)
        var state = DrawingState(project: project, typesetter: systemTypesetter, pictures: .none)
        return project.ownComponents.flatMap { component in
            component.stateNames.compactMap { name in
                state.worker.binder.bind(component, state: name, metrics: metrics).map {
                    Mockup(LayoutEngine.layOut($0, proposal: nil, shaper: state.worker.shaper))
                }
            }
        }
    }

    @Test(arguments: projects)
    func `each frame of a mock-up has its own path`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            #expect(Set(mockup.frames.map(\.frame.node.path)).count == mockup.frames.count, "\(mockup.use)")
        }
    }

    @Test(arguments: projects)
    func `the accessibility elements are at their index`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            for root in mockup.frames where root.parent == nil {
                for element in VoiceElement.all(in: root.frame) {
                    let placed = mockup.frames[root.index + element.number]
                    #expect(placed.frame.node.path == element.frame.node.path, "\(mockup.use)")
                }
            }
        }
    }

    @Test(arguments: projects)
    func `the background of a text is that of the frame with its index`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            let texts = mockup.frames.filter { $0.frame.text != nil && !$0.isCovered }
            let inks = Dictionary(uniqueKeysWithValues: texts.map { ($0.index, $0.frame.text?.boxes ?? []) })
            let tree = LayerTree(
                of: mockup.laidOut, asking: .init(inks: inks), materials: PlatformFacts.builtIn.materials)
            for (number, below) in tree.below {
                let place = mockup.frames[number].frame
                let move = mockup.frames[number].outer.reduce(PictureMove.none) { $0.inside(mockup.frames[$1].frame) }
                #expect(below.seat.move.box(place.rect) == move.inside(place).box(place.rect), "\(mockup.use)")
            }
        }
    }

    @Test(arguments: projects)
    func `a frame has a label if one can be derived`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            for placed in mockup.frames {
                #expect(
                    Spoken.hasLabel(placed.frame) == (Spoken.label(of: placed.frame) != nil),
                    "\(mockup.use) \(placed.frame.node.path)")
            }
        }
    }

    @Test(arguments: projects)
    func `texts and controls are the frames of these kinds`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            #expect(mockup.texts.map(\.index) == mockup.frames.filter { $0.frame.text != nil }.map(\.index))
            #expect(mockup.controls.map(\.index) == mockup.frames.filter { $0.frame.node.isControl }.map(\.index))
            let rounded = mockup.frames.filter { $0.frame.node.decoration.radius != nil }
            #expect(mockup.rounded.map(\.index) == rounded.map(\.index))
            let labelled = mockup.frames.filter {
                let voice = $0.frame.node.voice
                return voice.label != nil || voice.value != nil || voice.hint != nil || !voice.actions.isEmpty
            }
            #expect(mockup.labelled.map(\.index) == labelled.map(\.index))
            for placed in mockup.frames {
                let around = mockup.frames.last {
                    placed.outer.contains($0.index) && $0.frame.node.isControl
                }
                let control = placed.frame.node.isControl ? placed : placed.isInsideControl ? around : nil
                #expect(mockup.control(around: placed) === control)
            }
        }
    }

    @Test(arguments: projects)
    func `a query for one frame returns the same as the whole list`(project: String) throws {
        for mockup in try Self.mockups(of: project) {
            let fills = FrameFills(direction: mockup.metrics.direction)
            for placed in mockup.frames {
                let (frame, node) = (placed.frame, placed.frame.node)
                #expect(placed.ink == Ink.rect(of: frame))
                #expect(frame.isTruncated == frame.text?.isTruncated ?? false)
                #expect(frame.missing == frame.text?.missing ?? [])
                #expect(frame.pointSize == frame.text?.font.pointSize)
                #expect(node.role == node.interaction?.role)
                #expect(node.isDisabled == node.interaction?.isDisabled ?? false)
                #expect(node.hasBorder == (node.decoration.border != nil))
                #expect(node.hasShadows != node.decoration.shadows.isEmpty)
                guard node.isBare else { continue }
                let painted =
                    fills.shadows(of: frame, clip: nil) + fills.backgrounds(of: frame, clip: nil)
                    + fills.content(of: frame, clip: nil) + fills.border(of: frame, clip: nil)
                #expect(painted.isEmpty, "\(mockup.use) \(node.path)")
                #expect(!frame.isOpaque && !frame.isRedactedAsAWhole)
            }
        }
    }

    /// Content that a placeholder replaces is skipped together with its overlays.
    @Test func `a text behind a placeholder keeps its index`() throws {
        var chip = Stacks.node("chip", .symbol(Self.symbol))
        chip.decoration.background = [.color(Stacks.ink(.black))]
        chip.isRedacted = true
        let mark = Frame(node: Stacks.node("chip/overlay"), rect: Stacks.box, content: Stacks.box)
        let corner = Stacks.box.offset(x: 400, y: 0)
        let placeholder = Frame(node: chip, rect: corner, content: corner, overlay: [mark, mark])
        let pair = try #require(Stacks.worst(of: .black, on: [placeholder, Stacks.subject()]))
        #expect(pair.background == .white)
    }

    private static let symbol = BoundSymbol(
        name: Bound("heart", range: Stacks.nowhere), pointSize: 17, weight: .regular, color: Stacks.ink(.black),
        baseline: 16, size: Stacks.box.size)
}
