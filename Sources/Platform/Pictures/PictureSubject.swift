/// A thing or a place that a sample picture shows, such as `street`. See `Data/pictures.tsv`.
package struct PictureSubject: Sendable, Hashable {
    /// A part of a scene. Later layers cover earlier ones.
    package struct Layer: Sendable, Hashable {
        package let name: String
        /// A place below the top of the picture, from 0 to 1, if the layer has one.
        package let place: Double?
    }

    package let name: String
    /// The times of day, among which the seed chooses.
    package let times: [String]
    package let layers: [Layer]
    /// Whether a seed can choose it for a picture without a subject.
    let isChosen: Bool
    /// A phrase, without a period.
    package let summary: String

    init?(columns: [Substring]) {
        guard columns.count == 6, columns[0] == "subject" else { return nil }
        name = String(columns[1])
        times = columns[2].split(separator: " ").map(String.init)
        layers = columns[3].split(separator: " ").map { layer in
            let parts = layer.split(separator: ":")
            return Layer(
                name: parts.first.map(String.init) ?? "",
                place: parts.count == 2 ? parts.last.flatMap { Double($0) }.map { $0 / 100 } : nil)
        }
        isChosen = columns[4] == "chosen"
        summary = String(columns[5])
    }
}
