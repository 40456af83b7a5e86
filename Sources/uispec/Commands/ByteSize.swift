import ArgumentParser

/// A number of bytes: `25MB`, `800kB` or `1000`.
struct ByteSize: ExpressibleByArgument, CustomStringConvertible {
    var bytes: Int

    init(bytes: Int) {
        self.bytes = bytes
    }

    init(megabytes: Int) {
        bytes = megabytes * 1_000_000
    }

    init?(argument: String) {
        let units = [("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1_000), ("KB", 1_000), ("B", 1), ("", 1)]
        guard let (name, factor) = units.first(where: { argument.hasSuffix($0.0) }),
            let number = Int(argument.dropLast(name.count)), number > 0,
            case let (bytes, overflows) = number.multipliedReportingOverflow(by: factor), !overflows
        else { return nil }
        self.bytes = bytes
    }

    var defaultValueDescription: String { description }

    var description: String {
        bytes >= 1_000_000 ? "\((bytes + 500_000) / 1_000_000)MB" : bytes >= 1_000 ? "\(bytes / 1_000)kB" : "\(bytes)B"
    }
}
