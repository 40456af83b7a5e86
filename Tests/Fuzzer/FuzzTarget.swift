/// The parts of uispec that the fuzzer runs, by name.
enum FuzzTarget: String, CaseIterable {
    case yaml, json, tokens, resolver, manifest, specs, layout, drawing, sheets, png, svg, baseline, signoff, shard,
        cache, fix, `import`, diff

    /// Loads what every input needs: data of the platform and fonts.
    func prepare() { run([]) }

    func run(_ input: [UInt8]) {
        switch self {
        case .yaml: ReaderTarget.yaml(input)
        case .json: ReaderTarget.json(input)
        case .tokens: TokenTarget.tokens(input)
        case .resolver: TokenTarget.resolver(input)
        case .import: TokenTarget.import(input)
        case .manifest: ProjectTarget.manifest(input)
        case .specs: ProjectTarget.check(input)
        case .layout: ProjectTarget.layout(input)
        case .fix: FixTarget.fix(input)
        case .drawing: DrawingTarget.mockups(input)
        case .sheets: DrawingTarget.sheets(input)
        case .png: PictureTarget.png(input)
        case .svg: PictureTarget.svg(input)
        case .baseline: KeptTarget.baseline(input)
        case .signoff: KeptTarget.signoff(input)
        case .shard: KeptTarget.shard(input)
        case .cache: KeptTarget.cache(input)
        case .diff: DiffTarget.diff(input)
        }
    }
}
