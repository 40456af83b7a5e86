import Foundation

/// The lock of `Synchronization`, made of one that ThreadSanitizer sees.
///
/// On Linux the waits of Swift's own `Mutex` are system calls, so that each use would be reported.
final class Mutex<Value: ~Copyable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: consuming sending Value) { self.value = value }

    func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
