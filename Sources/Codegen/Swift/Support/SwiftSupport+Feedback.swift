extension SwiftSupport {
    static let haptic = """
        extension <Tokens> {
            /// Haptic feedback of UIKit's feedback generators.
            <access> enum TokenHaptic: String, Hashable, Sendable, CaseIterable {
                /// A light impact.
                case light
                /// A medium impact.
                case medium
                /// A heavy impact.
                case heavy
                /// A soft impact.
                case soft
                /// A rigid impact.
                case rigid
                /// Something succeeded.
                case success
                /// Something needs attention.
                case warning
                /// Something failed.
                case error
                /// A selection changed.
                case selection
            }
        }

        #if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
            extension <Tokens>.TokenHaptic {
                /// Plays the feedback once.
                @MainActor <access> func play() {
                    switch self {
                    case .light: UIKit.UIImpactFeedbackGenerator(style: .light).impactOccurred()
                    case .medium: UIKit.UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                    case .heavy: UIKit.UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                    case .soft: UIKit.UIImpactFeedbackGenerator(style: .soft).impactOccurred()
                    case .rigid: UIKit.UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
                    case .success: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.success)
                    case .warning: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.warning)
                    case .error: UIKit.UINotificationFeedbackGenerator().notificationOccurred(.error)
                    case .selection: UIKit.UISelectionFeedbackGenerator().selectionChanged()
                    }
                }
            }
        #endif
        """

    static let symbol = """
        extension <Tokens> {
            /// An SF Symbol.
            <access> struct TokenSymbol: Hashable, Sendable {
                /// The name in the SF Symbols app.
                <access> let name: String

                /// Creates a symbol from its name.
                <access> init(name: String) {
                    self.name = name
                }
            }
        }

        #if canImport(UIKit)
            extension <Tokens>.TokenSymbol {
                /// The image for UIKit; nil if the system has no symbol with this name.
                <access> var uiImage: UIKit.UIImage? {
                    UIKit.UIImage(systemName: name)
                }
            }
        #endif

        #if canImport(SwiftUI)
            extension <Tokens>.TokenSymbol {
                /// The image for SwiftUI.
                <access> var image: SwiftUI.Image {
                    SwiftUI.Image(systemName: name)
                }
            }
        #endif
        """
}
