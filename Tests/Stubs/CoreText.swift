// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// The declarations replace Apple's, which are documented there.

// The declarations of CoreText that generated source uses, so that the source can be type-checked where there is no
// CoreText. Nothing here does anything.
import Foundation

public typealias CFURL = URL

public enum CTFontManagerScope: Sendable {
    case process
}

public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
