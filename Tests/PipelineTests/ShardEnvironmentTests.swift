import Pipeline
import Testing

/// The part that `--shard auto` reads from the variables of a system.
struct `The part of a job in the environment` {
    @Test(arguments: [
        (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], 1, 4),
        (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], 2, 5),
        (["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "5"], 5, 5),
        (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 2, 2),
        (["JOB_COMPLETION_INDEX": "2", "UISPEC_SHARDS": "3"], 3, 3),
        (["CI_NODE_INDEX": "", "JOB_COMPLETION_INDEX": "0", "UISPEC_SHARDS": "1"], 1, 1),
        // Bazel may run inside a job of GitLab.
        (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5", "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "4"], 3, 4),
    ])
    func `counts from one`(variables: [String: String], index: Int, count: Int) throws {
        #expect(try Shard(environment: variables) == Shard(index: index, of: count))
    }

    @Test(arguments: [
        ([:], "none is set"), (["CI_NODE_INDEX": "1"], "CI_NODE_TOTAL is not"),
        (["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "5"], "do not number a part"),
        (["CIRCLE_NODE_INDEX": "5", "CIRCLE_NODE_TOTAL": "5"], "do not number a part"),
        (["CI_NODE_INDEX": "one", "CI_NODE_TOTAL": "5"], "do not number a part"),
        (["CI_NODE_INDEX": "-9223372036854775808", "CI_NODE_TOTAL": "5"], "do not number a part"),
        (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1001"], "do not number a part"),
    ])
    func `is refused if the variables do not name one`(variables: [String: String], reason: String) {
        let error = #expect(throws: Shard.EnvironmentError.self) { try Shard(environment: variables) }
        #expect(error?.message.contains(reason) == true)
    }
}
