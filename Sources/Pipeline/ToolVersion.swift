/// The version of uispec, as `--version`, JSON and generated files tell it.
package enum ToolVersion {
    package static let current = "0.1.0"
}
