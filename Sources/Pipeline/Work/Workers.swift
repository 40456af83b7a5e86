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
        await map(groups: items.map { [$0] }, count: count, progress: progress, makeState: makeState) { item, _, state in
            body(item, &state)
        }.flatMap(\.self)
    }

    /// The same for items in groups, in which what is known of one serves for the next: whoever begins a group does its items
    /// one after the other. Only when every group is begun, those who have nothing left help with the others.
    ///
    /// - Parameter body: is told the number of the group too.
    package static func map<Item: Sendable, State, Result: Sendable>(
        groups: [[Item]], count: Int, progress: (@Sendable (Int) -> Void)? = nil,
        makeState: @escaping @Sendable () -> State,
        _ body: @escaping @Sendable (Item, Int, inout State) -> Result
    ) async -> [[Result]] {
        let workers = max(1, min(count, groups.reduce(0) { $0 + $1.count }))
        let nextGroup = SharedCounter()
        let nextItems = groups.map { _ in SharedCounter() }
        let done = SharedCounter()
        let parts = await withTaskGroup(of: [(group: Int, item: Int, result: Result)].self) { tasks in
            for _ in 0..<workers {
                tasks.addTask {
                    var state = makeState()
                    var results: [(group: Int, item: Int, result: Result)] = []
                    func work(on group: Int) {
                        while let item = nextItems[group].take(below: groups[group].count) {
                            results.append((group, item, body(groups[group][item], group, &state)))
                            if let progress { progress(done.increment()) }
                        }
                    }
                    while let group = nextGroup.take(below: groups.count) { work(on: group) }
                    for group in groups.indices { work(on: group) }
                    return results
                }
            }
            var parts: [(group: Int, item: Int, result: Result)] = []
            for await part in tasks { parts += part }
            return parts
        }
        let sorted = parts.sorted { ($0.group, $0.item) < ($1.group, $1.item) }
        var results: [[Result]] = groups.map { _ in [] }
        for part in sorted { results[part.group].append(part.result) }
        return results
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
