import Synchronization
import Testing

@testable import Loading

/// Work is distributed over workers, and the results have the order of the items.
struct `Parallel work` {
    @Test(arguments: [1, 2, 3, 16], [[], [[]], [[1]], [[1, 2, 3], [], [4, 5], [6]], [Array(0..<200)]] as [[[Int]]])
    func `each item is processed once`(count: Int, groups: [[Int]]) async {
        let done = Mutex<[Int]>([])
        let results = await Workers.map(groups: groups, count: count, makeState: {}) { item, _ in
            done.withLock { $0.append(item) }
            return item
        }
        #expect(results == groups)
        #expect(done.withLock { $0.sorted() } == groups.flatMap(\.self).sorted())
    }

    @Test func `an idle worker helps with the largest remaining group`() {
        let queue = SharedQueue(of: [2, 0, 4, 1])
        func take(_ group: Int, _ item: Int, isHelp: Bool = false, after place: SharedQueue.Place?) -> SharedQueue
            .Place?
        {
            let next = queue.take(after: place)
            #expect(next == .init(group: group, item: item, isHelp: isHelp))
            return next
        }
        let one = take(0, 0, after: nil)
        let other = take(2, 0, after: nil)
        let last = take(3, 0, after: take(0, 1, after: one))
        let help = take(2, 3, isHelp: true, after: last)
        let next = take(2, 1, after: other)
        #expect(take(2, 2, isHelp: true, after: help) != nil)
        #expect(queue.take(after: next) == nil)
        #expect(queue.take(after: help) == nil)
    }

    @Test func `a worker has one state for all its items`() async {
        let makes = Mutex(0)
        let workers = await Workers.map(groups: [[0, 1, 2], [3, 4, 5]], count: 1) {
            makes.withLock { number in
                number += 1
                return number
            }
        } _: { item, number in
            [item, number]
        }
        #expect(workers.flatMap(\.self) == (0..<6).map { [$0, 1] })
    }
}
