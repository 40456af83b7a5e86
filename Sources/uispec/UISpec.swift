import ArgumentParser
@main struct UISpec: ParsableCommand {}
