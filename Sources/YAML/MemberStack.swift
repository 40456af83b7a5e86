/// Members of collections that are not complete; those of inner collections lie above those of outer ones.
///
/// Its last elements move into an array of just their number, without a copy of each and without the growing of an
/// array for each collection.
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

    /// Takes the elements from `first` on off the stack.
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
