import Platform
import Project
import Values

/// A short description of layout contexts: `every type size, iphone-15, landscape`.
///
/// Contexts are described by their axes if they are a product of these. Otherwise the parts are listed separately.
struct MetricsSummary {
    let found: [MetricsContext]
    /// The checked contexts.
    let all: [MetricsContext]

    /// Axes with only one value in most projects.
    private struct Rest: Hashable {
        var orientation: Orientation
        var direction: LayoutDirection
        var locale: String

        init(_ metrics: MetricsContext) {
            orientation = metrics.orientation
            direction = metrics.direction
            locale = metrics.locale
        }
    }

    /// A type size on a device.
    private struct Screen: Hashable {
        var typeSize: String
        var device: String

        init(_ metrics: MetricsContext) {
            typeSize = metrics.typeSize.rawValue
            device = metrics.device.id
        }
    }

    /// Nil without contexts.
    var text: String? {
        guard !found.isEmpty else { return nil }
        let screens = Dictionary(grouping: found, by: Rest.init).mapValues { Set($0.map(Screen.init)) }
        let rests = Self.ordered(found.map(Rest.init))
        return Self.ordered(rests.compactMap { screens[$0] }).map { group in
            ([screenText(group)] + restTexts(rests.filter { screens[$0] == group })).joined(separator: ", ")
        }.joined(separator: "; ")
    }

    /// Returns type sizes and devices. If devices have different sizes, lists those of each.
    private func screenText(_ found: Set<Screen>) -> String {
        let devices = Self.ordered(all.map(\.device.id))
        let sizes = Dictionary(grouping: found, by: \.device).mapValues { Set($0.map(\.typeSize)) }
        let groups = Self.ordered(devices.compactMap { sizes[$0] })
        return groups.map { group in
            let names = Self.ordered(all.map(\.typeSize.rawValue)).filter(group.contains)
            let text = sizeText(names)
            let shown = devices.filter { sizes[$0] == group }
            guard groups.count > 1 else { return text + ", " + deviceText(shown) }
            return text + " on " + shown.joined(separator: ", ")
        }.joined(separator: "; ")
    }

    private func sizeText(_ names: [String]) -> String {
        let isEvery = names.count == Set(all.map(\.typeSize)).count && names.count > 1
        return isEvery ? "every type size" : "typeSize " + names.joined(separator: ", ")
    }

    private func deviceText(_ names: [String]) -> String {
        let isEvery = names.count == Set(all.map(\.device.id)).count && names.count > 1
        return isEvery ? "every device" : names.joined(separator: ", ")
    }

    /// Returns the values of each less common axis unless all are included. If they are not a product, returns the
    /// pairs.
    private func restTexts(_ found: [Rest]) -> [String] {
        let all = Self.ordered(all.map(Rest.init))
        let (orientations, directions) = (Self.ordered(found.map(\.orientation)), Self.ordered(found.map(\.direction)))
        let locales = Self.ordered(found.map(\.locale))
        func isIncomplete<Value: Hashable>(_ values: [Value], _ value: (Rest) -> Value) -> Bool {
            values.count < Set(all.map(value)).count
        }
        let product = all.filter {
            orientations.contains($0.orientation) && directions.contains($0.direction) && locales.contains($0.locale)
        }
        guard product.count == found.count else {
            let axes: [(isIncluded: Bool, name: (Rest) -> String)] = [
                (Set(all.map(\.orientation)).count > 1, { $0.orientation.rawValue }),
                (Set(all.map(\.direction)).count > 1, { $0.direction.rawValue }),
                (Set(all.map(\.locale)).count > 1, { $0.locale }),
            ]
            return found.map { rest in axes.filter(\.isIncluded).map { $0.name(rest) }.joined(separator: " ") }
        }
        var texts: [String] = []
        if isIncomplete(orientations, \.orientation) { texts += orientations.map(\.rawValue) }
        if isIncomplete(directions, \.direction) { texts += directions.map(\.rawValue) }
        if isIncomplete(locales, \.locale) { texts += locales }
        return texts
    }

    /// Returns each value once, in the order of its first occurrence.
    static func ordered<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}
