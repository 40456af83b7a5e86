/// The members of open collections, with the members of inner collections on top of those of outer ones.
///
/// Closing a collection moves its members into an array of exact size, so that no element is copied twice.
@safe struct MemberStack<Element>: ~Copyable {
    private var buffer: UnsafeMutableBufferPointer<Element>
    private(set) var count = 0

    init() {
        unsafe buffer = .allocate(capacity: 64)
    }

    deinit {
        unsafe buffer[..<count].deinitialize()
        unsafe buffer.deallocate()
    }

    subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count)
        return unsafe buffer[index]
    }

    mutating func changeLast(_ change: (inout Element) -> Void) {
        precondition(count > 0)
        unsafe change(&buffer[count - 1])
    }

    mutating func append(_ element: consuming Element) {
        if unsafe count == buffer.count { grow() }
        unsafe buffer.initializeElement(at: count, to: element)
        count += 1
    }

    mutating func removeLast() {
        precondition(count > 0)
        count -= 1
        unsafe buffer.deinitializeElement(at: count)
    }

    /// Removes the elements from index `first` on and returns them.
    mutating func take(from first: Int) -> [Element] {
        precondition(first >= 0 && first <= count)
        guard first < count else { return [] }
        let taken = unsafe UnsafeMutableBufferPointer(rebasing: buffer[first..<count])
        count = first
        return unsafe [Element](unsafeUninitializedCapacity: taken.count) { target, filled in
            filled = unsafe target.moveInitialize(fromContentsOf: taken)
        }
    }

    private mutating func grow() {
        let larger = unsafe UnsafeMutableBufferPointer<Element>.allocate(capacity: buffer.count * 2)
        _ = unsafe larger.moveInitialize(fromContentsOf: buffer[..<count])
        unsafe buffer.deallocate()
        unsafe buffer = larger
    }
}
