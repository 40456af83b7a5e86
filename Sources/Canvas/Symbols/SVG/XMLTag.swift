/// The start tag of an element. Names have no namespace prefix.
struct XMLTag {
    let name: String
    /// The line of the file, from 1.
    let line: Int
    /// The attributes in order; an attribute in two namespaces appears twice.
    var attributes: [(name: String, value: String)] = []
    /// Whether the element has no content: `<path/>`.
    var isEmpty = false

    init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    subscript(name: String) -> String? { attributes.last { $0.name == name }?.value }
}
