import Checks
import Layout
import Specs
import Tokens
import Values

/// Short facts about a state: gestures, haptics and durations.
struct StatePairs {
    let component: Component
    let state: SheetState
    /// The default state.
    let defaultState: SheetState
    let isDefault: Bool
    /// The states before it.
    let earlier: [SheetState]
    let library: SpecLibrary

    var pairs: [Pairs.Pair] {
        let behavior = state.mockup.laidOut.tree.behavior
        var pairs: [Pairs.Pair] = []
        if isDefault { pairs += gestures(behavior) }
        pairs += motions(behavior)
        if let scale = changed(\.scale) { pairs.append(Pairs.Pair(SheetWords["Scale"], DecimalText.short(scale))) }
        if let opacity = changed(\.opacity), opacity > 0 {
            pairs.append(Pairs.Pair(SheetWords["Opacity"], DecimalText.short(opacity)))
        }
        if let haptics = haptics(behavior) { pairs.append(Pairs.Pair(SheetWords["Haptic"], haptics)) }
        if let time = behavior.dismissAfter, isDefault {
            pairs.append(Pairs.Pair(SheetWords["Dismiss"], SheetWords["after %", seconds(time.value)]))
        }
        if let time = behavior.timeout?.after?.value { pairs.append(Pairs.Pair(SheetWords["Timeout"], seconds(time))) }
        if behavior.announces {
            let words = Announcement(
                state: state.mockup, defaultMockup: isDefault ? nil : defaultState.mockup, library: library
            ).words
            pairs.append(Pairs.Pair(SheetWords["Announce"], words ?? SheetWords["yes"]))
        }
        return pairs
    }

    /// `success · light: like, skip`. The default state shows the haptics of the component, other states only their
    /// own.
    private func haptics(_ behavior: BoundBehavior) -> String? {
        let known = isDefault ? [:] : defaultState.mockup.laidOut.tree.behavior.haptics
        let own = isDefault || text(.haptic) != nil ? behavior.haptic?.value.rawValue : nil
        // The haptic of a state may be the same as the one for its appearance.
        let appearing = Self.new("appear", behavior.haptics, known)
        var words = [own, appearing == own ? nil : appearing].compactMap { $0 }
        let actions = behavior.haptics.keys.filter { $0 != "appear" && Self.new($0, behavior.haptics, known) != nil }
        for haptic in Haptic.allCases {
            let actionNames = actions.filter { behavior.haptics[$0]?.value == haptic }.sorted().map(Self.actionName)
            if !actionNames.isEmpty { words.append("\(haptic.rawValue): \(actionNames.joined(separator: ", "))") }
        }
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

    private static func new(
        _ name: String, _ haptics: [String: Bound<Haptic>], _ known: [String: Bound<Haptic>]
    ) -> String? {
        guard let haptic = haptics[name]?.value, known[name]?.value != haptic else { return nil }
        return haptic.rawValue
    }

    private func gestures(_ behavior: BoundBehavior) -> [Pairs.Pair] {
        let swipes = behavior.gestures.filter { $0.kind == "swipe" }
        var pairs: [Pairs.Pair] = []
        if let first = swipes.first {
            let actions = swipes.map { Self.arrow($0.direction) + " " + Self.actionName($0.action?.value) }.joined(
                separator: " · ")
            let threshold = first.threshold.map { "\($0.value) pt, " } ?? ""
            pairs.append(Pairs.Pair(SheetWords["Swipe"], threshold + actions))
        }
        for gesture in behavior.gestures where gesture.kind == "longPress" {
            pairs.append(
                Pairs.Pair(
                    SheetWords["Long press"], gesture.duration.map(seconds) ?? Self.actionName(gesture.action?.value)))
        }
        return pairs
    }

    /// Returns each animation at the first state that shows it.
    private func motions(_ behavior: BoundBehavior) -> [Pairs.Pair] {
        behavior.motions.filter { motion in
            shows(motion, in: state.mockup) && !earlier.contains { shows(motion, in: $0.mockup) }
        }.compactMap { motion in
            motion.duration.map { Pairs.Pair(Self.words(motion.name), seconds($0.value)) }
        }
    }

    private func shows(_ motion: BoundMotion, in mockup: Mockup) -> Bool {
        let isThere = mockup.laidOut.tree.behavior.motions.contains {
            $0.name == motion.name && $0.state == motion.state
        }
        return isThere && MovingNode(motion.node, in: mockup) != nil
    }

    /// `like_btn` as `like`.
    private static func actionName(_ action: String?) -> String {
        let words = (action ?? "").split(separator: "_")
        return (words.last == "btn" ? words.dropLast() : words[...]).joined(separator: " ")
    }

    private static func arrow(_ direction: String?) -> String {
        switch direction {
        case "left": "←"
        case "right": "→"
        case "up": "↑"
        case "down": "↓"
        default: ""
        }
    }

    /// `toastIn` as `Toast in`.
    static func words(_ name: String) -> String {
        let spaced = SheetState.words(name)
        return spaced.prefix(1).uppercased() + spaced.dropFirst()
    }

    private func seconds(_ time: Seconds) -> String { "\(DecimalText.short(time.value)) s" }

    private func text(_ behavior: Behavior) -> String? { state.definition?.text(of: behavior) }

    /// The value that an effect of an element has in this state only, such as a scale while pressed. Parts of standard
    /// controls, such as the spokes of a spinner, do not count.
    private func changed(_ effect: KeyPath<BoundEffects, Double>) -> Double? {
        guard !isDefault else { return nil }
        func values(_ state: SheetState) -> [Double] {
            state.mockup.frames.filter { !$0.isPartOfControl }
                .map { $0.frame.node.effects[keyPath: effect] }.filter { $0 != 1 }
        }
        let known = values(defaultState)
        return values(state).first { !known.contains($0) }
    }
}
