import Synchronization

/// The pixel memory of one picture, which is reused for the next picture of the same size.
///
/// Many mock-ups of one device are drawn one after the other. Fresh memory is slow when it is first written, because
/// the system provides it page by page.
///
/// It is Sendable although it holds a pointer, because the code that takes the memory is its only owner until it
/// returns it under a lock.
@safe struct PixelMemory: @unchecked Sendable {
    let words: UnsafeMutablePointer<UInt32>
    let count: Int

    /// The free memory, all of one size. There are never more blocks than were in use at the same time.
    private static let spare = Mutex<[PixelMemory]>([])

    /// Returns memory of `count` words with undefined values.
    static func take(count: Int) -> PixelMemory {
        let kept = spare.withLock { spare in spare.last?.count == count ? spare.popLast() : nil }
        if let kept { return kept }
        return unsafe PixelMemory(words: .allocate(capacity: count), count: count)
    }

    /// Keeps the memory for the next picture of its size, and frees kept memory of another size.
    func release() {
        let others = Self.spare.withLock { spare in
            let others = spare.last?.count == count ? [] : spare
            if !others.isEmpty { spare = [] }
            spare.append(self)
            return others
        }
        for other in others { unsafe other.words.deallocate() }
    }
}
