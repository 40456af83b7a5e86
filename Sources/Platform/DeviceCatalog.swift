package import Source
package import YAML

/// The supported phones, oldest first.
package struct DeviceCatalog: Sendable {
    package let devices: [Device]
    private let places: [String: Int]

    init(_ devices: [Device]) {
        self.devices = devices
        let named = devices.enumerated().flatMap { place, device in
            ([device.id] + device.aliases).map { ($0, place) }
        }
        places = Dictionary(named) { first, _ in first }
    }

    /// The phone with this id or alias.
    package func device(id: String) -> Device? {
        places[id].map { devices[$0] }
    }

    /// Every id and alias, sorted.
    package var ids: [String] { places.keys.sorted() }

    /// The id nearest to an unknown one.
    package func nearest(to id: String) -> String? {
        Suggestion.nearest(to: id, among: ids)
    }

    /// Reads `devices.yaml`.
    package static func read(_ document: Node) -> (value: DeviceCatalog, diagnostics: [Diagnostic]) {
        FactReader.read(document, path: "devices") { facts in
            let catalog = DeviceCatalog(facts.list("phones") { Device(&$0) })
            let count = catalog.devices.reduce(0) { $0 + 1 + $1.aliases.count }
            if catalog.places.count != count { facts.report("two phones share an id") }
            return catalog
        }
    }
}
