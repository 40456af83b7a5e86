import Platform
import Source
import YAML

/// The embedded facts, read once for all tests.
enum BuiltInFacts {
    static let dynamicType: DynamicType = {
        var sources = SourceMap()
        return PlatformFacts(.ios17, sources: &sources) { YAMLReader.read($0, id: $1) }.dynamicType
    }()
}
