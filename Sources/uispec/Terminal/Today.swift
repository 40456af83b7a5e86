#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The date, for waivers that expire.
enum Today {
    /// As YYYY-MM-DD.
    static var text: String { Date.now.formatted(.iso8601.year().month().day()) }
}
