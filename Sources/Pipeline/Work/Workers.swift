import Synchronization

/// Spreads work over cores.
package enum Workers {
    /// Applies a function to every item, on as many workers as `count` says, and returns the results in the order of the
    /// items, whatever worker made them.
    ///
    /// - Parameters:
    ///   - makeState: what each worker owns for itself, such as a text engine.
    ///   - progress: is told after each item how many are done, by whatever worker.
    package static func map<Item: Sendable, State, Result: Sendable>(
        _ items: [Item], count: Int, progress: (@Sendable (Int) -> Void)? = nil,
        makeState: @escaping @Sendable () -> State,
        _ body: @escaping @Sendable (Item, inout State) -> Result
    ) async -> [Result] {
        let workers = max(1, min(count, items.count))
        let next = SharedCounter()
        let done = SharedCounter()
        let parts = await withTaskGroup(of: [(Int, Result)].self) { group in
            for _ in 0..<workers {
                group.addTask {
                    var state = makeState()
                    var results: [(Int, Result)] = []
                    while let index = next.take(below: items.count) {
                        results.append((index, body(items[index], &state)))
                        if let progress { progress(done.increment()) }
                    }
                    return results
                }
            }
            var parts: [(Int, Result)] = []
            for await part in group { parts += part }
            return parts
        }
        return parts.sorted { $0.0 < $1.0 }.map(\.1)
    }
}

/// A number that workers count up together.
private final class SharedCounter: Sendable {
    private let value = Atomic<Int>(0)

    func take(below limit: Int) -> Int? {
        let index = value.wrappingAdd(1, ordering: .relaxed).oldValue
        return index < limit ? index : nil
    }

    /// The number after counting.
    func increment() -> Int {
        value.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
