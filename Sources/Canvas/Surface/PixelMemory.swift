import Synchronization

/// The memory of pictures that are gone, kept for the next ones of their size: mock-ups of one device are drawn by
/// turns, and memory fresh from the system is slow the first time it is written, as it is handed over page by page.
///
/// Sendable although it holds a pointer: whoever took it owns it alone, until it is given back through a lock.
@safe struct PixelMemory: @unchecked Sendable {
    let words: UnsafeMutablePointer<UInt32>
    let count: Int

    /// All of the same size; never more than were in use at one time.
    private static let spare = Mutex<[PixelMemory]>([])

    /// So many words, of any values.
    static func take(count: Int) -> PixelMemory {
        let kept = spare.withLock { spare in spare.last?.count == count ? spare.popLast() : nil }
        if let kept { return kept }
        return unsafe PixelMemory(words: .allocate(capacity: count), count: count)
    }

    /// Keeps the memory for the next picture of its size, and frees what was kept of another.
    func giveBack() {
        let others = Self.spare.withLock { spare in
            let others = spare.last?.count == count ? [] : spare
            if !others.isEmpty { spare = [] }
            spare.append(self)
            return others
        }
        for other in others { unsafe other.words.deallocate() }
    }
}
