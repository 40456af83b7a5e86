import Terminal

@main
enum TokensMain {
    @MainActor static func main() async {
        await Launch.run(UISpecTokens.self, commandForPaths: "uispec-tokens generate")
    }
}
