import Source
package import Tokens
package import YAML

/// The parts of the project's own token files besides their tokens.
extension LoadedProject {
    /// The groups that the project's own files define.
    package var ownGroups: [TokenGroup] {
        tokens.tokens.groups.filter { isOwn($0.nameRange.file) && !$0.path.isPlatform }
    }

    /// The vendor data at the root of the project's own files, in their order.
    package var ownTokenExtensions: [Node] {
        tokens.tokens.extensions.filter { isOwn($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    }

    private func isOwn(_ file: FileID) -> Bool {
        tokenFiles.contains(file) && !importedFiles.contains(file)
    }
}
