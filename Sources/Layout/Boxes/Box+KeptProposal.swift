import Values

extension Box {
    /// Returns the proposal for placing a child that was measured with another proposal.
    ///
    /// This rule is not SwiftUI's. On an axis on which the child takes all of the room, it keeps the proposal that it
    /// was measured with. A stack that is proposed exactly its own length may distribute it differently – the least
    /// flexible child first, equal parts for each – and truncate a text that had enough room. All other children are
    /// proposed the room, which they may fill.
    func proposal(placedIn room: ProposedSize, measuredWith measured: ProposedSize) -> ProposedSize {
        guard room != measured else { return room }
        let size = size(for: measured)
        let keepsWidth = room.width.map { $0.isAbout(size.width) } ?? true
        let keepsHeight = room.height.map { $0.isAbout(size.height) } ?? true
        guard keepsWidth || keepsHeight else { return room }
        let kept = ProposedSize(
            width: keepsWidth ? measured.width : room.width, height: keepsHeight ? measured.height : room.height)
        guard kept != measured else { return kept }
        // The proposal on one axis can change the size on the other.
        let answer = self.size(for: kept)
        let isSame =
            (!keepsWidth || answer.width.isAbout(size.width)) && (!keepsHeight || answer.height.isAbout(size.height))
        return isSame ? kept : room
    }
}

extension Points {
    /// Whether two lengths are equal except for rounding errors, as in sums of thirds.
    fileprivate func isAbout(_ other: Points) -> Bool {
        isFinite && other.isFinite && abs(value - other.value) <= 1e-6
    }
}
