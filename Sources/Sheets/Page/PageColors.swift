package import Values

/// The colors of a page. All text colors have a contrast of at least 4.5:1 on the page and on panels.
package enum PageColors {
    package static let ink = RGBA.bytes(0x15, 0x17, 0x1A)
    package static let ink2 = RGBA.bytes(0x56, 0x5B, 0x63)
    package static let ink3 = RGBA.bytes(0x6B, 0x70, 0x78)
    package static let line = RGBA.bytes(0xE3, 0xE5, 0xE9)
    package static let axis = RGBA.bytes(0xC9, 0xCD, 0xD3)
    package static let panel = RGBA.bytes(0xF6, 0xF7, 0xF8)
    package static let page = RGBA.white

    package static let pass = RGBA.bytes(0x1B, 0x7A, 0x3D)
    package static let fail = RGBA.bytes(0xC4, 0x23, 0x1B)
    package static let waived = RGBA.bytes(0x8A, 0x5A, 0x00)

    /// Frames and dimension lines.
    package static let dimension = RGBA.bytes(0xC2, 0x18, 0x7A)
    package static let padding = pass
    package static let gap = RGBA.bytes(0xB4, 0x53, 0x09)
    package static let radius = RGBA.bytes(0x69, 0x38, 0xD6)
    package static let hitArea = RGBA.bytes(0x0B, 0x72, 0x85)
}

/// The result of one check or of all checks.
package enum Verdict: Sendable, Hashable {
    case pass
    case fail
    case waived
    /// Nothing was checked.
    case open

    package var color: RGBA {
        switch self {
        case .pass: PageColors.pass
        case .fail: PageColors.fail
        case .waived: PageColors.waived
        case .open: PageColors.ink3
        }
    }
}
