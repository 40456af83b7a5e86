package import Values

/// The content of a project's token sheet.
package struct TokenSheet: Sendable {
    /// The color column of an appearance, on its own background.
    package struct Column: Sendable, Hashable {
        package var title: String
        package var background: RGBA
        package var isDark: Bool
    }

    package struct ColorRow: Sendable, Hashable {
        package var name: String
        package var use: String
        /// In the order of the columns.
        package var values: [RGBA]
    }

    package struct TypeRow: Sendable, Hashable {
        /// The tokens with this style.
        package var names: [String]
        /// `17 / 22 semibold`.
        package var words: String
        package var size: Points
        package var leading: Points
        package var weight: FontWeight
        /// The families of the project's own fonts that it is set in.
        package var families: [String] = []

        func isEqualStyle(_ other: TypeRow) -> Bool {
            (words, size, leading, weight, families)
                == (other.words, other.size, other.leading, other.weight, other.families)
        }
    }

    /// A radius or a distance.
    package struct Length: Sendable, Hashable {
        package var name: String
        package var use: String
        package var value: Points

        package init(name: String, use: String = "", value: Points) {
            self.name = name
            self.use = use
            self.value = value
        }
    }

    package var header: Header
    package var facts: FactsRow
    package var columns: [Column] = []
    package var colors: [ColorRow] = []
    /// Colors that an import defines, in light and dark; ``colors`` are the project's own.
    package var sharedColors: [TokenSample] = []
    /// The number of type styles that an import defines.
    package var sharedTypes = 0
    /// The folders that define shared tokens.
    package var sharedOrigin = ""
    /// Light, then dark.
    package var matrices: [ContrastMatrix] = []
    package var types: [TypeRow] = []
    package var sample = SampleText()
    /// The sample text of the type ramp.
    package var rampText = ""
    package var radii: [Length] = []
    package var spaces: [Length] = []
    /// Distances other than spacing: of symbols, hit areas and pictures.
    package var sizes: [Length] = []
    /// Tokens of other kinds: motion and shadows.
    package var others: [TokenSample] = []
    package var footer: Footer

    package init(header: Header, facts: FactsRow, footer: Footer) {
        self.header = header
        self.facts = facts
        self.footer = footer
    }
}
