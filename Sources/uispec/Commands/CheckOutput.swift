import ArgumentParser

/// The output of `check`: a report, or the file of a shard.
enum CheckOutput: ExpressibleByArgument, Hashable {
    case report(CheckFormat)
    case blob

    init?(argument: String) {
        if let format = CheckFormat(rawValue: argument) {
            self = .report(format)
        } else if argument == "blob" {
            self = .blob
        } else {
            return nil
        }
    }

    var defaultValueDescription: String {
        if case .report(let format) = self { format.rawValue } else { "blob" }
    }

    static var allValueStrings: [String] { CheckFormat.allCases.map(\.rawValue) + ["blob"] }
}
