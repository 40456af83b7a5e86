import Values

extension Box {
    /// What a child is proposed that was measured with one proposal and is placed in a room.
    ///
    /// Our own rule: on an axis on which it takes all of the room it keeps what it was measured with. Asked for exactly
    /// what it took, a stack may share that out otherwise than before – its least flexible child first, each an equal part
    /// – and cut a text that had room. Any other child is proposed the room, which it may fill.
    func proposal(placedIn room: ProposedSize, measuredWith measured: ProposedSize) -> ProposedSize {
        guard room != measured else { return room }
        let size = size(for: measured)
        let keepsWidth = room.width.map { $0.isAbout(size.width) } ?? true
        let keepsHeight = room.height.map { $0.isAbout(size.height) } ?? true
        guard keepsWidth || keepsHeight else { return room }
        let kept = ProposedSize(
            width: keepsWidth ? measured.width : room.width, height: keepsHeight ? measured.height : room.height)
        guard kept != measured else { return kept }
        // What one axis is offered may change the other.
        let answer = self.size(for: kept)
        let isSame =
            (!keepsWidth || answer.width.isAbout(size.width)) && (!keepsHeight || answer.height.isAbout(size.height))
        return isSame ? kept : room
    }
}

extension Points {
    /// Whether two lengths differ by a rounding error only: sums of thirds may.
    fileprivate func isAbout(_ other: Points) -> Bool {
        isFinite && other.isFinite && abs(value - other.value) <= 1e-6
    }
}
