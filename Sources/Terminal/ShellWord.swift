/// A word for a POSIX shell.
package enum ShellWord {
    private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._/@%+=:,-")

    /// Returns the text, in single quotes if a shell would change it.
    package static func quoted(_ text: String) -> String {
        if !text.isEmpty, text.allSatisfy(plain.contains) { return text }
        return "'" + text.replacing("'", with: #"'\''"#) + "'"
    }
}
