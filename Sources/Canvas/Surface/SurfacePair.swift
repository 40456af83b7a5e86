import Dispatch
import Synchronization

/// Two pictures that were decoded at the same time, each on a thread.
package struct SurfacePair: ~Copyable {
    package let first: Surface
    package let second: Surface

    /// Decodes two PNG files.
    ///
    /// - Throws: the error of the first file, if both have one.
    package init(decodingPNG first: [UInt8], _ second: [UInt8]) throws(CanvasError) {
        let (one, two) = (Decoding(first), Decoding(second))
        DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? one.run() : two.run() }
        let before = try one.picture()
        let after = try two.picture()
        self.first = before
        self.second = after
    }

    /// Hands a picture from the thread that decodes it to the one that waits for it.
    private final class Decoding: Sendable {
        private let bytes: [UInt8]
        private let decoded = Mutex<Surface?>(nil)
        private let failure = Mutex<CanvasError>(.unreadablePNG("no surface"))

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func run() {
            do throws(CanvasError) {
                try decoded.withLock { place throws(CanvasError) in place = try Surface.decodePNG(bytes) }
            } catch {
                failure.withLock { $0 = error }
            }
        }

        func picture() throws(CanvasError) -> Surface {
            guard let picture = decoded.withLock({ $0.take() }) else { throw failure.withLock { $0 } }
            return picture
        }
    }
}
