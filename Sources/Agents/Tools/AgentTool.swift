import Loading
import Pipeline
package import YAML

/// A tool that agents call.
package protocol AgentTool: Sendable {
    var facts: ToolFacts { get }
    /// Returns the result of a call; errors of the arguments or the project are results too.
    ///
    /// - Parameter arguments: an object, or nil.
    func answer(_ arguments: Node?) async -> ToolAnswer
}

/// A tool that works on the projects of a folder.
protocol ProjectTool: AgentTool {
    func call(_ arguments: ToolArguments) async throws -> ToolAnswer
}

extension ProjectTool {
    package func answer(_ arguments: Node?) async -> ToolAnswer {
        do {
            return try await call(ToolArguments(arguments, for: facts.inputs, of: facts.name))
        } catch let failure as ToolFailure {
            return ToolAnswer(content: [.text(failure.message)], isError: true)
        } catch let failure as RunFailure {
            return ToolAnswer(content: [.text(failure.message)], isError: true)
        } catch {
            return ToolAnswer(content: [.text("\(error)")], isError: true)
        }
    }
}
