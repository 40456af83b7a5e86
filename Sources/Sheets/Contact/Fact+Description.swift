package import Platform
package import Project
package import Values

extension FactsRow.Fact {
    /// The sections of the product's document, or the file if there are none.
    package static func reference(_ reference: String?, file: String) -> FactsRow.Fact {
        let ids = reference.map { SectionIDs.of($0, within: longestReference) } ?? ""
        return ids.isEmpty
            ? FactsRow.Fact(SheetWords["File"], file) : FactsRow.Fact(SheetWords["Reference"], ids, note: file)
    }

    /// The number of characters of ids that fit one line.
    private static let longestReference = 24

    package static func device(_ context: MetricsContext) -> FactsRow.Fact {
        let screen = context.screen
        return FactsRow.Fact(
            SheetWords["Device"], context.device.name,
            note: "\(screen.width) × \(screen.height) pt, @\(DecimalText.short(context.device.scale))x")
    }

    package static func typeSize(_ size: TypeSize, type: DynamicType) -> FactsRow.Fact {
        let body = type.size(of: .body, at: size)
        return FactsRow.Fact(
            SheetWords["Type size"], size.rawValue,
            note: SheetWords["body % / %", DecimalText.short(body.pointSize), DecimalText.short(body.leading)])
    }

    /// A component's size with its declared aspect ratio and its share of the screen height.
    ///
    /// - Parameter below: how far a sheet presentation extends through the safe area.
    package static func frame(
        _ size: Size, screen: Size, aspect: Double? = nil, below: Points = 0
    ) -> FactsRow.Fact {
        let share: Double = screen.height > 0 ? (size.height + below) / screen.height * 100 : 0
        let notes = [
            aspect.flatMap(proportion), below > 0 ? SheetWords["+ % safe area", below] : nil,
            // Both must fit one line.
            share >= 20
                ? SheetWords[below > 0 ? "% high" : "% of height", "\(DecimalText.short(share, places: 0)) %"] : nil,
        ]
        return FactsRow.Fact(
            SheetWords["Frame"], size.figures, note: SheetWords.list(notes.compactMap { $0 }))
    }

    package static func radius(_ radius: CornerRadius, in size: Size, style: CornerStyle) -> FactsRow.Fact {
        switch radius {
        case .points(let points): FactsRow.Fact(SheetWords["Radius"], "\(points)", note: SheetWords[style.rawValue])
        case .full:
            FactsRow.Fact(
                SheetWords["Radius"], radius.length(in: size).redline,
                note: size.width == size.height ? SheetWords["circle"] : SheetWords["half the height"])
        }
    }

    /// Returns the first ratio of small integers within 0.5 %: `3 : 4`.
    private static func proportion(of ratio: Double) -> String? {
        guard ratio > 0, ratio.isFinite else { return nil }
        for height in 1...9 {
            let width = (ratio * Double(height)).rounded()
            if width >= 1, width <= 16, abs(width / Double(height) / ratio - 1) < 0.005 {
                return "\(Int(width)) : \(height)"
            }
        }
        return nil
    }
}
