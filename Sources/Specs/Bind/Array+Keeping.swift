extension Array {
    /// The number of results that are compared with what is needed. Of thousands of states each may have its own.
    private static var mostKept: Int { 16 }

    /// Adds a result that may be needed again, and forgets the oldest of too many.
    mutating func keep(_ element: Element) {
        if count == Self.mostKept { removeFirst() }
        append(element)
    }
}
