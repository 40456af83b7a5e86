import ArgumentParser
import Pipeline

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

/// The part of `check --shard`: a number, or that of the CI system.
enum ShardChoice: ExpressibleByArgument, Hashable {
    case number(Shard)
    case automatic

    init?(argument: String) {
        if argument == "auto" {
            self = .automatic
        } else if let shard = Shard(argument) {
            self = .number(shard)
        } else {
            return nil
        }
    }

    func shard() throws -> Shard {
        switch self {
        case .number(let shard): return shard
        case .automatic:
            // deterministic: the variables choose the part, as the argument does
            let variables = ProcessInfo.processInfo.environment
            do throws(Shard.EnvironmentError) {
                return try Shard(environment: variables)
            } catch {
                throw ValidationError(error.message)
            }
        }
    }
}
