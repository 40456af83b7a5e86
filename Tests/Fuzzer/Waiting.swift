import Dispatch
import Synchronization

/// Runs asynchronous work and waits for it. libFuzzer calls a function that is not asynchronous.
enum Waiting {
    static func `for`<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) -> Result {
        let box = Box<Result>()
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            let result = await work()
            box.value.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        guard let result = box.value.withLock({ $0 }) else { fatalError("work without a result") }
        return result
    }

    private final class Box<Result: Sendable>: Sendable {
        let value = Mutex<Result?>(nil)
    }
}
