#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Today's date, for waivers that expire.
enum Today {
    /// The date as YYYY-MM-DD.
    // deterministic: waivers expire on a day; runs take it as a parameter
    static var text: String { Date.now.formatted(.iso8601.year().month().day()) }
}
