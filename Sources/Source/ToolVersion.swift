/// The version of uispec, as `--version`, reports, sheets and generated files show it.
package enum ToolVersion {
    package static let current = "0.2.0"
}
