import Testing

@testable import Comparison

/// Matching of nodes in small trees.
@Suite struct TreeEditTests {
    /// A tree such as `a(b c(d))`, whose letters are kinds.
    private func nodes(_ text: String) -> [ComparedNode] {
        var nodes: [ComparedNode] = []
        var parents: [Int] = []
        for character in text {
            switch character {
            case "(": parents.append(nodes.count - 1)
            case ")": parents.removeLast()
            case " ": break
            default:
                var node = ComparedNode(path: "\(nodes.count)", kind: String(character))
                node.parent = parents.last
                if let parent = parents.last { nodes[parent].children.append(nodes.count) }
                nodes.append(node)
            }
        }
        return nodes
    }

    @Test(arguments: [
        ("a(b c)", "a(b c)", "a=a b=b c=c"),
        ("a(b c)", "a(c)", "a=a c=c"),
        ("a(b c)", "a(x(b c))", "a=a b=b c=c"),
        ("a(x(b c))", "a(b c)", "a=a b=b c=c"),
        ("a(b(d e) c)", "a(b(d f e) c)", "a=a b=b d=d e=e c=c"),
        ("a(b)", "x(b)", "b=b"),
        ("a(b(c) b(d))", "a(b(d))", "a=a b=b d=d"),
    ])
    func `corresponding nodes are found`(old: String, new: String, expected: String) {
        let (base, head) = (nodes(old), nodes(new))
        let matcher = NodeMatcher(base, head)
        let pairs = base.indices.compactMap { one in
            matcher.headOf[one].map { "\(base[one].kind)=\(head[$0].kind)" }
        }
        #expect(pairs.joined(separator: " ") == expected)
        for (one, two) in matcher.headOf.enumerated() {
            if let two { #expect(matcher.baseOf[two] == one) }
        }
    }
}
