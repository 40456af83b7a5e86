import ArgumentParser
import Pipeline
import Platform
import Project
import Values

/// Which mock-ups a command means.
struct MockupOptions: ParsableArguments {
    @Option(help: "Only this component.", completion: Completion.components) var component: String?
    @Option(help: "Only this state; a+b combines two.") var state: String?
    @Option(help: "light or dark.", completion: .list(["light", "dark"])) var appearance: String?
    @Option(help: "standard or increased.", completion: .list(["standard", "increased"])) var contrast: String?
    @Option(
        name: .customLong("type-size"), help: "xSmall … xxxLarge, ax1 … ax5, or all.",
        completion: Completion.typeSizes)
    var typeSize: String?
    @Option(help: "A device, such as iphone-15.", completion: Completion.devices) var device: String?
    @Option(help: "portrait or landscape.", completion: Completion.words(Orientation.self)) var orientation: String?
    @Option(help: "ltr or rtl.", completion: Completion.words(LayoutDirection.self)) var direction: String?
    @Option(help: "A language, such as ja.") var locale: String?

    func choice(for projects: [LoadedProject]) throws -> MockupChoice {
        var choice = MockupChoice()
        choice.component = component
        choice.state = state
        if let appearance { choice.contexts.isDark = [try Self.pick(appearance, ["light": false, "dark": true])] }
        if let contrast {
            choice.contexts.isIncreasedContrast = [try Self.pick(contrast, ["standard": false, "increased": true])]
        }
        if let typeSize { choice.contexts.typeSizes = try Self.typeSizes(typeSize) }
        if let device {
            let devices = projects.first?.facts.devices
            guard let match = devices?.device(id: device) else {
                throw RunFailure.unknownDevice(device, suggestion: devices?.nearest(to: device))
            }
            choice.contexts.devices = [match]
        }
        if let orientation { choice.contexts.orientations = [try Self.pick(orientation, Orientation.allCases)] }
        if let direction { choice.contexts.directions = [try Self.pick(direction, LayoutDirection.allCases)] }
        if let locale { choice.contexts.locales = [try Self.language(locale)] }
        return choice
    }

    private static func language(_ name: String) throws -> String {
        if LanguageCatalog.standard.isLocale(name) { return name }
        let hint = LanguageCatalog.standard.meant(by: name).map { "; did you mean “\($0)”?" } ?? ""
        throw ValidationError("there is no language “\(name)”\(hint)")
    }

    private static func typeSizes(_ name: String) throws -> [TypeSize] {
        if name == "all" { return TypeSize.allCases }
        guard let size = TypeSize(name: name) else {
            let names = TypeSize.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("there is no type size “\(name)”; there are \(names)")
        }
        return [size]
    }

    private static func pick<Value: RawRepresentable<String>>(_ name: String, _ values: [Value]) throws -> Value {
        try pick(name, Dictionary(values.map { ($0.rawValue, $0) }) { first, _ in first })
    }

    private static func pick<Value>(_ name: String, _ values: [String: Value]) throws -> Value {
        guard let value = values[name] else {
            throw ValidationError("“\(name)” is not one of \(values.keys.sorted().joined(separator: ", "))")
        }
        return value
    }
}
