#if canImport(SwiftUI)
    public import SwiftUI

    /// The component Card of Design/card.yaml in SwiftUI.
    public struct Card: View {
        private let title: String
        private let open: @MainActor () -> Void

        /// Creates a card that runs a closure when its button is tapped.
        public init(title: String, open: @escaping @MainActor () -> Void) {
            self.title = title
            self.open = open
        }

        /// The title above the button.
        public var body: some View {
            VStack(alignment: .leading, spacing: DesignTokens.Space.s) {
                Text(title).font(DesignTokens.Fonts.title.font).foregroundStyle(DesignTokens.Colors.ink)
                Button("Open", action: open).foregroundStyle(DesignTokens.Colors.accent)
            }
            .padding(DesignTokens.Space.m)
            .background(DesignTokens.Colors.surface)
            .clipShape(RoundedRectangle(cornerRadius: DesignTokens.Radius.card))
        }
    }
#endif
