/// The part of a job that a CI system gives a machine.
extension Shard {
    /// The variables of a system that divides a job.
    private struct Variables {
        let index: String
        let count: String
        /// The number of the first part.
        let first: Int
    }

    /// Bazel, GitLab, CircleCI, Buildkite, and an Indexed Job of Kubernetes, which does not give its pods the count.
    private static let systems = [
        Variables(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0),
        Variables(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        Variables(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL", first: 0),
        Variables(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT", first: 0),
        Variables(index: "JOB_COMPLETION_INDEX", count: "UISPEC_SHARDS", first: 0),
    ]

    /// Variables that do not number a part.
    package struct EnvironmentError: Error {
        /// The problem with the variables, in one sentence.
        package let message: String
    }

    /// Reads the part from the variables of the system that runs the job.
    ///
    /// - Parameter environment: The environment variables by name.
    package init(environment: [String: String]) throws(EnvironmentError) {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let system = Self.systems.first(where: { value($0.index) != nil }), let index = value(system.index) else {
            let names = Self.systems.map(\.index).joined(separator: ", ")
            throw EnvironmentError(message: "--shard auto needs one of the variables \(names), and none is set")
        }
        guard let count = value(system.count) else {
            throw EnvironmentError(message: "\(system.index) is set, but \(system.count) is not")
        }
        guard let number = Int(index), let total = Int(count), (0...Self.maximumCount).contains(number),
            let shard = Self(index: number - system.first + 1, of: total)
        else {
            throw EnvironmentError(
                message: "\(system.index)=\(index) and \(system.count)=\(count) do not number a part")
        }
        self = shard
    }
}
