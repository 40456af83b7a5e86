import ArgumentParser
import Loading
import Pipeline

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The part of `--shard`: a number, or that of the CI system.
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

/// The weights of `--weights`.
struct WeightOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Divide components by the weights of this file, such as {\"Home\": 12.5}, instead of by their nodes.",
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var weights: String?

    func read() throws -> ShardWeights {
        try weights.map { path in try ShardWeights(path, in: DiskFileSystem()) } ?? .none
    }
}

/// The part that a machine draws, for `render` and `report`.
struct DrawnShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw one of several parts, such as 2/5, or auto on CI, for uispec merge.", valueName: "part"))
    var shard: ShardChoice?
    @Option(help: ArgumentHelp("Write the file of the part here.", valueName: "file"))
    var blob: String?
    @OptionGroup var weights: WeightOptions

    func validate() throws {
        if (shard == nil) != (blob == nil) { throw ValidationError("--shard and --blob go together") }
        if shard == nil, weights.weights != nil { throw ValidationError("--weights requires --shard") }
    }
}
