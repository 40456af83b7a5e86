/// What of a mock-up shows only once something is scrolled on.
struct HiddenInk {
    /// In the order of drawing.
    private(set) var frames: [PlacedFrame] = []
    /// Of texts, symbols and shapes, by the number of the frame: which of their boxes, counted as they are laid out.
    private(set) var boxes: [Int: [Int]] = [:]
    /// The numbers of the controls of which something must show where they are.
    private(set) var boundaries: Set<Int> = []
    /// The numbers of those of which a part shows already.
    private(set) var cut: Set<Int> = []
    /// How scrolling brings the first of the boxes out from below what lies over it, by the number of the frame.
    private(set) var ways: [Int: [ScrolledMockup.Move]] = [:]

    var isEmpty: Bool { frames.isEmpty }

    func contains(_ number: Int) -> Bool { boxes[number] != nil || boundaries.contains(number) }

    /// How much of a frame does not show.
    func rest(of frame: PlacedFrame) -> Int {
        (boxes[frame.index]?.count ?? 0) + (boundaries.contains(frame.index) ? 1 : 0)
    }

    mutating func add(boundaryOf frame: PlacedFrame) {
        note(frame)
        boundaries.insert(frame.index)
    }

    /// - Parameters:
    ///   - isCut: whether a part of it shows already.
    ///   - ways: how scrolling brings the first of them out from below what lies over it.
    mutating func add(_ lines: [Int], of frame: PlacedFrame, isCut: Bool, ways: [ScrolledMockup.Move] = []) {
        note(frame)
        boxes[frame.index] = lines
        if isCut { cut.insert(frame.index) }
        if !ways.isEmpty { self.ways[frame.index] = ways }
    }

    private mutating func note(_ frame: PlacedFrame) {
        if frames.last !== frame { frames.append(frame) }
    }

    /// Takes over what others found still hidden among the frames that they looked at.
    mutating func narrow(to rest: HiddenInk, among looked: [PlacedFrame]) {
        for number in looked.map(\.index) {
            boxes[number] = boxes[number] == nil ? nil : rest.boxes[number]
            if !rest.boundaries.contains(number) { boundaries.remove(number) }
        }
        frames = frames.filter { contains($0.index) }
    }

    mutating func remove(_ frame: PlacedFrame) {
        boxes[frame.index] = nil
        boundaries.remove(frame.index)
        frames.removeAll { $0 === frame }
    }
}
