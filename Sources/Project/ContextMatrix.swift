package import Platform
package import Values

/// The axes of a matrix of contexts. An empty axis has its default value.
package struct ContextMatrix: Sendable, Hashable {
    package var isDark: [Bool] = []
    package var isIncreasedContrast: [Bool] = []
    package var typeSizes: [TypeSize] = []
    package var devices: [Device] = []
    package var directions: [LayoutDirection] = []
    package var locales: [String] = []
    package var orientations: [Orientation] = []
    /// False if a part of the matrix could not be read.
    package var isComplete = true

    package static let defaultLocale = "en"

    package init() {}

    /// The appearances, in the order light, dark, then the same in increased contrast.
    package var appearances: [Appearance] {
        let contrasts = isIncreasedContrast.isEmpty ? [false] : isIncreasedContrast
        let darks = isDark.isEmpty ? [false, true] : isDark
        return contrasts.flatMap { contrast in
            darks.map { Appearance(isDark: $0, isIncreasedContrast: contrast) }
        }
    }

    /// The number of combinations of all axes.
    var count: Int {
        [devices.count, orientations.count, directions.count, locales.count, typeSizes.count]
            .reduce(appearances.count) { $0 * max($1, 1) }
    }

    /// Returns every combination of the axes that affect layout, by device first.
    package func metrics(defaultDevice: Device?) -> [MetricsContext] {
        let phones = devices.isEmpty ? [defaultDevice].compactMap { $0 } : devices
        var result: [MetricsContext] = []
        for device in phones {
            for orientation in orientations.isEmpty ? [.portrait] : orientations {
                for direction in directions.isEmpty ? [.leftToRight] : directions {
                    for locale in locales.isEmpty ? [Self.defaultLocale] : locales {
                        for typeSize in typeSizes.isEmpty ? [.large] : typeSizes {
                            result.append(
                                MetricsContext(
                                    typeSize: typeSize, device: device, orientation: orientation,
                                    direction: direction, locale: locale))
                        }
                    }
                }
            }
        }
        return result
    }

    /// Returns this matrix with every axis replaced that the other matrix sets.
    package func overlaid(by other: ContextMatrix) -> ContextMatrix {
        var result = self
        result.isComplete = isComplete && other.isComplete
        if !other.isDark.isEmpty { result.isDark = other.isDark }
        if !other.isIncreasedContrast.isEmpty { result.isIncreasedContrast = other.isIncreasedContrast }
        if !other.typeSizes.isEmpty { result.typeSizes = other.typeSizes }
        if !other.devices.isEmpty { result.devices = other.devices }
        if !other.directions.isEmpty { result.directions = other.directions }
        if !other.locales.isEmpty { result.locales = other.locales }
        if !other.orientations.isEmpty { result.orientations = other.orientations }
        return result
    }

    /// Adds the values of another matrix without duplicates, so that no context is checked twice.
    mutating func formUnion(_ other: ContextMatrix) {
        isDark.add(other.isDark)
        isIncreasedContrast.add(other.isIncreasedContrast)
        typeSizes.add(other.typeSizes)
        devices.add(other.devices)
        directions.add(other.directions)
        locales.add(other.locales)
        orientations.add(other.orientations)
    }

    /// Adds the values of another matrix. Duplicates stay until ``formUnion(_:)``, so that long lists are read in
    /// linear time.
    mutating func append(_ other: ContextMatrix) {
        isDark += other.isDark
        isIncreasedContrast += other.isIncreasedContrast
        typeSizes += other.typeSizes
        devices += other.devices
        directions += other.directions
        locales += other.locales
        orientations += other.orientations
    }

    /// The contexts of pictures if nothing else is asked for: light and dark, and of every other axis one value: the
    /// standard contrast, the type size large, or else the first.
    package var pictured: ContextMatrix {
        var result = self
        result.isIncreasedContrast = isIncreasedContrast.preferring(false)
        result.typeSizes = typeSizes.preferring(.large)
        result.devices = Array(devices.prefix(1))
        result.directions = Array(directions.prefix(1))
        result.locales = Array(locales.prefix(1))
        result.orientations = Array(orientations.prefix(1))
        return result
    }

    // MARK: Membership

    /// Whether the matrix contains an appearance. An empty axis contains every value.
    package func contains(_ appearance: Appearance) -> Bool {
        isDark.allows(appearance.isDark) && isIncreasedContrast.allows(appearance.isIncreasedContrast)
    }

    /// Whether the matrix contains the metrics. An empty axis contains every value.
    package func contains(_ metrics: MetricsContext) -> Bool {
        typeSizes.allows(metrics.typeSize) && devices.allows(metrics.device) && directions.allows(metrics.direction)
            && locales.allows(metrics.locale) && orientations.allows(metrics.orientation)
    }
}

extension Array where Element: Hashable {
    fileprivate mutating func add(_ others: [Element]) {
        guard !others.isEmpty else { return }
        var known = Set(self)
        for element in others where known.insert(element).inserted { append(element) }
    }

    /// Returns one element: the preferred one, or the first if it is missing.
    fileprivate func preferring(_ element: Element) -> [Element] {
        contains(element) ? [element] : Array(prefix(1))
    }

    fileprivate func allows(_ element: Element) -> Bool { isEmpty || contains(element) }
}
