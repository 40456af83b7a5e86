import Foundation

/// Runs one target of the fuzzer. `UISPEC_FUZZ` names it; the arguments are those of libFuzzer, which has the main
/// function.
///
/// `Scripts/prove fuzz --guided` builds and runs it. With `UISPEC_FUZZ_SEEDS`, it writes the examples of the rules to
/// that folder instead, as the first inputs.
enum Fuzzer {
    /// The chosen target. It is loaded before the first input.
    static let target: FuzzTarget = {
        // deterministic: the fuzzer is not part of a run
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["UISPEC_FUZZ_SEEDS"] {
            do { try Seeds.write(to: folder) } catch { end("cannot write \(folder): \(error)", status: 2) }
            end("", status: 0)
        }
        guard let name = environment["UISPEC_FUZZ"], let target = FuzzTarget(rawValue: name) else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
            end("UISPEC_FUZZ must name one of \(names)", status: 2)
        }
        target.prepare()
        return target
    }()

    private static func end(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}

/// libFuzzer calls this once before the first input.
@_cdecl("LLVMFuzzerInitialize")
func initialize(_ count: UnsafePointer<Int32>?, _ arguments: UnsafeRawPointer?) -> Int32 {
    _ = Fuzzer.target
    return 0
}

/// libFuzzer calls this for each input.
@_cdecl("LLVMFuzzerTestOneInput")
func runInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
    Fuzzer.target.run(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
}
