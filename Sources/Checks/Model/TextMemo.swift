import Synchronization

/// Answers about texts, which rules ask for again in each mock-up.
final class TextMemo<Answer: Sendable>: Sendable {
    /// The maximum number of answers. A project rarely has more texts.
    private static var most: Int { 4_096 }

    private let known = Mutex<[String: Answer]>([:])

    /// Returns the answer for a text, which is found only once.
    func answer(for text: String, _ find: (String) -> Answer) -> Answer {
        if let answer = known.withLock({ $0[text] }) { return answer }
        let answer = find(text)
        known.withLock { answers in
            if answers.count >= Self.most { answers.removeAll(keepingCapacity: true) }
            answers[text] = answer
        }
        return answer
    }
}
