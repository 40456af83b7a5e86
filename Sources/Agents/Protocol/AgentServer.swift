import Source
import Synchronization
import Values
import YAML

/// A server of the Model Context Protocol, without its streams: it takes messages and sends responses.
///
/// Pings, cancellations and errors are handled when they arrive. Calls of tools wait in a queue and run one after the
/// other, since each uses all cores.
package final class AgentServer: Sendable {
    private struct Call: Sendable {
        var id: RequestID
        var tool: any AgentTool
        var arguments: Node?
    }

    private struct State {
        var isInitialized = false
        /// The calls that wait or run, with the task of the one that runs.
        var calls: [RequestID: Task<ToolAnswer, Never>?] = [:]
    }

    private let tools: [any AgentTool]
    private let send: @Sendable (String) -> Void
    private let state = Mutex(State())
    private let queue: AsyncStream<Call>.Continuation
    private let calls: AsyncStream<Call>

    /// - Parameter send: writes a response, which is one line with its line feed. It may be called on any thread.
    package init(_ tools: [any AgentTool], send: @escaping @Sendable (String) -> Void) {
        self.tools = tools
        self.send = send
        (calls, queue) = AsyncStream.makeStream()
    }

    /// Runs the calls until ``finish()`` and the end of the queue.
    package func run() async {
        for await call in calls {
            // Absent after a cancellation.
            guard state.withLock({ $0.calls[call.id] != nil }) else { continue }
            let task = Task { await call.tool.answer(call.arguments) }
            state.withLock { state in
                if state.calls[call.id] != nil { state.calls[call.id] = .some(task) } else { task.cancel() }
            }
            let answer = await task.value
            guard state.withLock({ $0.calls.removeValue(forKey: call.id) }) != nil else { continue }
            send(OutgoingMessage.result(answer.json, of: call.id))
        }
    }

    /// Accepts no more calls. Those in the queue are still answered.
    package func finish() { queue.finish() }

    package func receive(_ line: MessageLines.Line) {
        do throws(ProtocolError) {
            guard case .message(let bytes) = line else {
                throw ProtocolError(
                    .invalidRequest, "a message has \(MessageLines.standardLimit >> 20) MiB at most")
            }
            switch try IncomingMessage(bytes) {
            case .request(let id, let method, let parameters):
                do throws(ProtocolError) {
                    let result = try answer(method, parameters, id)
                    if let result { send(OutgoingMessage.result(result, of: id)) }
                } catch {
                    throw ProtocolError(error.code, error.message, id: id)
                }
            case .notification("notifications/cancelled", let parameters):
                cancel(parameters?["requestId"].flatMap(RequestID.init))
            // Other notifications ask for nothing.
            case .notification, .response: break
            }
        } catch {
            send(error.line)
        }
    }

    /// Returns the result of a request, or nil if it comes later.
    private func answer(_ method: String, _ parameters: Node?, _ id: RequestID) throws(ProtocolError) -> JSONValue? {
        switch method {
        case "ping": return .object([])
        case "initialize":
            guard let version = parameters?["protocolVersion"]?.quotedText else {
                throw ProtocolError(.invalidParameters, "“protocolVersion” must be a string")
            }
            state.withLock { $0.isInitialized = true }
            return ServerFacts.greeting(for: version)
        case "tools/list":
            try requireInitialization()
            return .object([("tools", .list(tools.map(\.facts.json)))])
        case "tools/call":
            try requireInitialization()
            try enqueue(parameters, id)
            return nil
        default:
            throw ProtocolError(.unknownMethod, "unknown method “\(method.prefix(80))”")
        }
    }

    private func requireInitialization() throws(ProtocolError) {
        guard state.withLock(\.isInitialized) else {
            throw ProtocolError(.invalidRequest, "the first request must be “initialize”")
        }
    }

    private func enqueue(_ parameters: Node?, _ id: RequestID) throws(ProtocolError) {
        guard let name = parameters?["name"]?.quotedText else {
            throw ProtocolError(.invalidParameters, "“name” must be the name of a tool")
        }
        guard let tool = tools.first(where: { $0.facts.name == name }) else {
            let hint = Suggestion.hint(for: name, among: tools.map(\.facts.name)).map { "; \($0)" } ?? ""
            throw ProtocolError(.invalidParameters, "unknown tool “\(name.prefix(80))”\(hint)")
        }
        let arguments = parameters?["arguments"]
        if let arguments, arguments.mapping == nil {
            throw ProtocolError(.invalidParameters, "“arguments” must be an object")
        }
        let isNew = state.withLock { state in
            guard state.calls[id] == nil else { return false }
            state.calls[id] = .some(nil)
            return true
        }
        guard isNew else { throw ProtocolError(.invalidRequest, "a request with this id is not answered yet") }
        queue.yield(Call(id: id, tool: tool, arguments: arguments))
    }

    /// Cancels a call, which is then not answered, as the protocol asks. An unknown id may belong to a call that was
    /// answered in the meantime.
    private func cancel(_ id: RequestID?) {
        guard let id else { return }
        let task = state.withLock { $0.calls.removeValue(forKey: id) }
        task??.cancel()
    }
}
