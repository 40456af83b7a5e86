import Loading
import Pipeline
import Platform
import Source
import TestProjects
import Testing
import Tokens

/// The data of iOS, which a process reads once.
struct `Built-in data` {
    @Test(arguments: PlatformVersion.allCases)
    func `is the same for each project that is loaded`(_ version: PlatformVersion) throws {
        let spec = "component: A\nbody: { text: a, color: \"{ios.color.label}\" }\n"
        let project = TestProject(spec: spec, manifest: "platform: \(version.rawValue)\n")
        let (first, second) = (try project.load(), try project.load())
        #expect(first.sources.files.map(\.path) == second.sources.files.map(\.path))
        #expect(second.sources.files.contains { $0.path == "<built-in>/ios17/colors.yaml" })
        let places = [first, second].map { loaded in
            loaded.tokens["ios.color.label"].flatMap { loaded.sources.location(of: $0.token.nameRange) }
        }
        #expect(places[0]?.path.hasPrefix("<built-in>/") == true)
        #expect(places[0] == places[1])
    }
}
