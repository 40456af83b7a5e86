extension Diagnostic {
    /// A file or folder that does not exist.
    ///
    /// - Parameters:
    ///   - subject: What is missing, with its path: `file icon.png`.
    ///   - owner: The file whose folder its paths are relative to.
    package static func missingFile(
        _ subject: String, at range: SourceRange, relativeTo owner: String = "uispec.yaml"
    ) -> Diagnostic {
        Diagnostic(
            .missingFile, "\(subject) does not exist", at: range,
            help: "create it, or correct the path; it is relative to the folder of \(owner)")
    }
}
