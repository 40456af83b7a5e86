/// The iOS version whose look and names a project uses: `platform:` in a manifest.
package enum PlatformVersion: String, Sendable, Hashable, CaseIterable {
    case ios17
    case ios26

    package var majorVersion: Int {
        switch self {
        case .ios17: 17
        case .ios26: 26
        }
    }

    /// The folders of `Data` with its facts. Later folders override earlier ones.
    var dataFolders: [String] {
        switch self {
        case .ios17: ["ios17"]
        case .ios26: ["ios17", "ios26"]
        }
    }
}

/// A version of iOS, such as 16.1.
package struct OSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int

    package init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16.1`; nil for any other form.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let major = Int(parts[0]), let minor = Int(parts[1]) else { return nil }
        self.init(major: major, minor: minor)
    }

    package var description: String { "\(major).\(minor)" }

    package static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
