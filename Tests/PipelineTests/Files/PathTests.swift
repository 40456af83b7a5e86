import Testing

@testable import Loading

struct `Paths` {
    @Test(arguments: [
        ("a", "b", "a/b"), ("a", "../b", "b"), ("a", "../../b", "../b"), ("", "b", "b"), (".", "b", "b"),
        ("a/", "./b//c", "a/b/c"),
        ("a", "/b", "/b"), ("/a", "../../b", "/b"), ("..", "../b", "../../b"), ("a", ".", "a"), ("a", "..", "."),
    ])
    func `a path is relative to a folder`(_ folder: String, _ path: String, _ expected: String) {
        #expect(PathName.join(folder, path) == expected)
    }

    @Test(arguments: [
        ("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/"), ("..", "../.."), ("../..", "../../.."), (".", ".."),
        ("../a", ".."),
    ])
    func `a path has a folder`(_ path: String, _ folder: String) {
        #expect(PathName.folder(of: path) == folder)
    }

    @Test(arguments: [
        ("/w/app/a.yaml", "a.yaml"), ("/w/app", "."), ("/w/other/a.yaml", "../other/a.yaml"), ("/w", ".."),
        ("/x/a.yaml", "../../x/a.yaml"), ("/w/application/a", "../application/a"), ("a/../b", "b"), ("/", "../.."),
    ])
    func `a path is shown relative to the working directory`(_ path: String, _ shown: String) {
        #expect(PathName.shown(path, from: "/w/app") == shown)
        #expect(PathName.shown(path, from: "/w/app/") == shown)
    }

    @Test func `the root has no parent`() {
        #expect(PathName.shown("/a/b", from: "/") == "a/b")
    }

    @Test(arguments: [
        ("Chip", "Chip"), ("Button/Primary", "Button/Primary"), ("../../etc", "_/_/etc"), ("/etc/passwd", "etc/passwd"),
        ("a/./b", "a/_/b"), ("...", "_"), ("", "_"), ("/", "_"), ("a:b*c?\"<>|\\", "a_b_c______"),
        ("a\nb\u{0}", "a_b_"),
        ("カフェ", "カフェ"), ("-tokens", "_-tokens"), ("a/--help", "a/_--help"), ("a+b", "a+b"),
    ])
    func `a name cannot leave the output folder`(_ name: String, _ expected: String) {
        #expect(PicturePath.safe(name) == expected)
        #expect(PathName.join("out/png", PicturePath.safe(name)).hasPrefix("out/png/"))
    }
}
