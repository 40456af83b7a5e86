import Dispatch
import Synchronization

/// Runs work in parallel.
package enum Workers {
    /// Applies a function to every item on up to `count` workers. Returns the results in the order of the items.
    ///
    /// - Parameters:
    ///   - makeState: creates the state of a worker, such as a text engine.
    ///   - progress: receives the number of finished items after each item, on any worker.
    package static func map<Item: Sendable, State, Result: Sendable>(
        _ items: [Item], count: Int, progress: (@Sendable (Int) -> Void)? = nil,
        makeState: @escaping @Sendable () -> State,
        _ body: @escaping @Sendable (Item, inout State) -> Result
    ) async -> [Result] {
        await map(groups: items.map { [$0] }, count: count, progress: progress, makeState: makeState, body).flatMap(
            \.self)
    }

    /// Applies a function to items in groups whose items share cached work.
    ///
    /// One worker processes a group item by item. Only when every group has been started do idle workers help with
    /// others.
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
                    // Freeing a worker's caches takes long, so it is done in a detached task.
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

    /// Applies a function to every item on up to `count` threads, and returns the results in the order of the items.
    ///
    /// The caller waits on its own thread. A main task that is suspended would end the main thread instead, for which
    /// glibc loads a library of GCC, and `uispec-tokens` must run without it.
    package static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], threads count: Int, _ body: @Sendable (Item) -> Result
    ) -> [Result] {
        let results = Mutex<[Int: Result]>([:])
        let started = SharedCounter()
        DispatchQueue.concurrentPerform(iterations: max(1, min(count, items.count))) { _ in
            while true {
                let index = started.increment() - 1
                guard index < items.count else { return }
                let result = body(items[index])
                results.withLock { $0[index] = result }
            }
        }
        let found = results.withLock { $0 }
        return items.indices.compactMap { found[$0] }
    }
}

/// Hands out the items of groups, each once.
final class SharedQueue: Sendable {
    struct Place: Equatable {
        var group: Int
        var item: Int
        /// Whether another worker started the group. The owner takes items from the front, helpers from the back.
        var isHelp = false
    }

    private struct Left {
        var groups: Range<Int>
        /// The remaining items of each group.
        var items: [Range<Int>]

        mutating func take(from group: Int, isHelp: Bool) -> Place? {
            guard let item = isHelp ? items[group].popLast() : items[group].popFirst() else { return nil }
            return Place(group: group, item: item, isHelp: isHelp)
        }
    }

    private let left: Mutex<Left>

    /// - Parameter counts: the number of items in each group.
    init(of counts: [Int]) {
        left = Mutex(Left(groups: counts.indices, items: counts.map { 0..<$0 }))
    }

    /// Returns the next item of the worker's group, else the first item of a group that was not started, else the last
    /// item of the group with the most items left.
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

/// A counter shared by workers.
private final class SharedCounter: Sendable {
    private let value = Atomic<Int>(0)

    /// Increments the counter and returns the new value.
    func increment() -> Int {
        value.wrappingAdd(1, ordering: .relaxed).newValue
    }
}
