/// A contradiction ends the process, so that libFuzzer keeps the input.
enum Violation {
    static func check(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
        if !condition { fatalError("violation, line \(line): \(message())") }
    }
}
