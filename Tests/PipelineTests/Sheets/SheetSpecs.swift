/// Small specs for annotated sheets.
enum SheetSpecs {
    /// A control with a press motion.
    static let press = """
        component: Chip
        body: { text: Coffee, padding: 12, background: "#0A5FD9", action: choose, id: chip }
        motion:
          press:
            trigger: press
            curve: { response: 0.3s, dampingFraction: 0.6 }
            changes: { scale: [1, 0.95] }
            reduced: { duration: 0.2s, curve: linear, changes: { scale: [1, 0.98] } }
        """

    /// A control without motion.
    static let still = "component: Still\nbody: { text: Coffee, padding: 12, action: choose }"

    static let screen = """
        screen: Home
        id: PG-1
        body: { vstack: [{ text: Welcome }, { text: Go on, action: go, minHeight: 44 }] }
        """
}
