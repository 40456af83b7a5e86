import Checks
import Source
import TestProjects
import Testing

/// Labels of buttons, rows and tabs, beside what can be read on them.
struct `A label of a control with text` {
    private static func count(_ node: String) async throws -> Int {
        let spec = "component: Button\nbody: { \(node), action: act, minHeight: 44 }\n"
        return try await TestProject(spec: spec).check(only: ["label-without-visible-text"]).findings.count
    }

    @Test(arguments: [
        "text: Send, label: Submit message", "text: 送信, label: メッセージを送る",
        "hstack: [{ symbol: heart, hidden: true }, { text: Favorites }], label: Liked songs",
        "vstack: [{ text: Taro Tanaka }, { text: Student }], label: Open profile",
        "text: Log in, label: Sign in", "text: Art, label: Start the tour", "text: Pay, label: Repay the loan",
    ])
    func `is reported without that text`(node: String) async throws {
        #expect(try await Self.count(node) == 1)
    }

    @Test(arguments: [
        "text: Send, label: Send message", "text: SEND, label: send message", "text: Save…, label: Save as",
        "text: Follow, label: Follow Taro Tanaka", "text: 送信, label: メッセージを送信",
        "text: Mon, label: Monday", "text: \"3\", label: Three new messages", "text: ×, label: Close",
        "hstack: [{ text: Inbox }, { text: \"12\" }], label: \"Inbox, 12 unread\"",
        "vstack: [{ text: Taro Tanaka }, { text: Student }], label: \"Taro Tanaka, opens the profile\"",
        "hstack: [{ text: Wi-Fi }, { text: Off }], label: Wi-Fi, value: Off", "text: Send",
        "text: Terms & conditions, label: Terms and conditions", "text: Café, label: Cafe nearby",
        "text: TK, label: \"Taro Kimura, profile\"",
        "hstack: [{ text: \"4.8\" }, { text: \"(1.2k)\" }], label: \"Rated 4.8, 1200 reviews\"",
        "symbol: paperplane, label: Send", "hstack: [{ text: Alt, decorative: true }], label: Open",
    ])
    func `is not reported with it`(node: String) async throws {
        #expect(try await Self.count(node) == 0)
    }
}
