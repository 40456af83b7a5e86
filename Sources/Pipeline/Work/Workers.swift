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
        await map(groups: items.map { [$0] }, count: count, progress: progress, makeState: makeState, body).flatMap(
            \.self)
    }

    /// The same for items in groups, in which what is known of one serves for the next: whoever begins a group does its items
    /// one after the other. Only when every group is begun, those who have nothing left help with the others.
    package static func map<Item: Sendable, State, Result: Sendable>(
        groups: [[Item]], count: Int, progress: (@Sendable (Int) -> Void)? = nil,
        makeState: @escaping @Sendable () -> State,
        _ body: @escaping @Sendable (Item, inout State) -> Result
    ) async -> [[Result]] {
        let workers = max(1, min(count, groups.reduce(0) { $0 + $1.count }))
        let queue = SharedQueue(of: groups.map(\.count))
        let done = SharedCounter()
        let parts = await withTaskGroup(of: [(group: Int, item: Int, result: Result)].self) { tasks in
            for _ in 0..<workers {
                tasks.addTask {
                    var state = makeState()
                    var results: [(group: Int, item: Int, result: Result)] = []
                    var place: SharedQueue.Place?
                    while let next = queue.take(after: place) {
                        place = next
                        results.append((next.group, next.item, body(groups[next.group][next.item], &state)))
                        if let progress { progress(done.increment()) }
                    }
                    // What a worker remembers takes as long to give back as some work: nobody waits for that.
                    let memory = state
                    Task.detached { _ = memory }
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

/// Hands out the items of groups, each once.
final class SharedQueue: Sendable {
    struct Place: Equatable {
        var group: Int
        var item: Int
        /// Whether another worker began the group: that goes on from its beginning, whoever helps comes from its end.
        var isHelp = false
    }

    private struct Left {
        var groups: Range<Int>
        /// By group.
        var items: [Range<Int>]

        mutating func take(from group: Int, isHelp: Bool) -> Place? {
            guard let item = isHelp ? items[group].popLast() : items[group].popFirst() else { return nil }
            return Place(group: group, item: item, isHelp: isHelp)
        }
    }

    private let left: Mutex<Left>

    /// - Parameter counts: how many items each group has.
    init(of counts: [Int]) {
        left = Mutex(Left(groups: counts.indices, items: counts.map { 0..<$0 }))
    }

    /// The next item of the group that a worker is at; else the first of one that nobody has begun; else the last of the one
    /// of which most is left.
    func take(after place: Place?) -> Place? {
        left.withLock { left in
            if let place, let next = left.take(from: place.group, isHelp: place.isHelp) { return next }
            while let group = left.groups.popFirst() {
                if let next = left.take(from: group, isHelp: false) { return next }
            }
            let most = left.items.indices.max { left.items[$0].count < left.items[$1].count }
            return most.flatMap { left.take(from: $0, isHelp: true) }
        }
    }
}

/// A number that workers count up together.
private final class SharedCounter: Sendable {
    private let value = Atomic<Int>(0)

    /// The number after counting.
    func increment() -> Int {
        value.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
