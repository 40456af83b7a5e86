import Source
import Testing
import Tokens
import Values

struct `References` {
    @Test func `the unquoted form means the same`() {
        let files = TokenFiles("a: { $value: {b} }\nb: { $type: color, $value: '#010203' }")
        #expect(files.messages == [])
        #expect(files["a"] == hex("#010203"))
    }

    @Test func `composite values hold references`() {
        let files = TokenFiles(
            """
            c: { $type: color, $value: '#010203', $modes: { dark: '#040506' } }
            n: { $type: dimension, $value: 4 }
            a: { $type: number, $value: 0.5 }
            s: { $type: shadow, $value: { color: { color: '{c}', alpha: '{a}' }, blur: '{n}', y: '{n}' } }
            g: { $type: gradient, $value: [{ color: '{c}', position: 0 }, { color: '#FFFFFF', position: '{a}' }] }
            """)
        #expect(files.messages == [])
        guard case .shadow(let shadows)? = files["s", .dark], let shadow = shadows.first else {
            Issue.record("no shadow")
            return
        }
        #expect(shadow.color.hexWithAlpha == "#04050680")
        #expect(shadow.blur == 4)
        #expect(shadow.offsetY == 4)
        guard case .gradient(let stops)? = files["g"] else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.map(\.position) == [0, 0.5])
    }

    @Test func `an unknown reference inside a composite is reported at the reference`() {
        let files = TokenFiles(
            "s: { $type: shadow, $value: { color: '{c.acent}', blur: 4 } }\n"
                + "c: { accent: { $type: color, $value: '#000000' } }"
        )
        #expect(files.messages == ["unknown token {c.acent}"])
        #expect(files.places == ["'{c.acent}'"])
        #expect(files.diagnostics.first?.help == "did you mean {c.accent}?")
    }

    @Test func `a reference to a group names one of its tokens`() {
        let files = TokenFiles("a: { $type: color, $value: '{c}' }\nc: { $type: color, x: { $value: '#000000' } }")
        #expect(files.messages == ["{c} is a group of tokens, not a token"])
        #expect(files.diagnostics.first?.help == "refer to one of its tokens, such as {c.x}")
    }

    @Test func `a token of another type is rejected`() {
        let files = TokenFiles("a: { $type: color, $value: '{n}' }\nn: { $type: dimension, $value: 4 }")
        #expect(files.messages == ["{n} is a dimension, but a color is required here"])
    }

    @Test func `a token that refers to a broken one is not reported again`() {
        let files = TokenFiles("a: { $value: '{b}' }\nb: { $value: '{c}' }\nc: { $type: color, $value: red-ish }")
        #expect(files.diagnostics.count == 1)
        #expect(files.tokens["a"] == nil)
    }

    @Test func `every unknown reference of a large file is reported, the first with suggestions`() {
        let lines = (0..<300).map { "t\($0): { $type: color, $value: '{acent}' }" }
        let files = TokenFiles((lines + ["accent: { $type: color, $value: '#000000' }"]).joined(separator: "\n"))
        #expect(files.diagnostics.count == 300)
        #expect(files.diagnostics.first?.help == "did you mean {accent}?")
    }

    @Test func `a chain as long as a file resolves`() {
        let links = (0..<10_000).map { "t\($0): { $value: '{t\($0 + 1)}' }" }
        let files = TokenFiles((links + ["t10000: { $type: color, $value: '#010203' }"]).joined(separator: "\n"))
        #expect(files.messages == [])
        #expect(files["t0"] == hex("#010203"))
        #expect(files.tokens["t0"]?.chain.first == "t1")
    }
}

struct `Cycles` {
    @Test func `the message shows the whole cycle, from its first token, once`() {
        let files = TokenFiles(
            """
            x: { $type: color, $value: '{b}' }
            a: { $type: color, $value: '{b}' }
            b: { $type: color, $value: '{c}' }
            c: { $type: color, $value: '{a}' }
            """)
        #expect(files.messages == ["these tokens refer to each other: {a} → {b} → {c} → {a}"])
        #expect(files.diagnostics.first?.rule == .referenceCycle)
        #expect(files.diagnostics.first?.notes.count == 2)
        #expect(["x", "a", "b", "c"].allSatisfy { files.tokens[TokenPath($0)] == nil })
    }

    @Test func `tokens without a type are a cycle before they are untyped`() {
        #expect(
            TokenFiles("a: { $value: '{b}' }\nb: { $value: '{a}' }").messages
                == ["these tokens refer to each other: {a} → {b} → {a}"])
    }

    @Test func `a token that refers to itself is a cycle`() {
        #expect(
            TokenFiles("a: { $type: color, $value: '{a}' }").messages == ["this token refers to itself: {a} → {a}"])
    }

    @Test func `a cycle through a mode is reported at the mode`() {
        let files = TokenFiles(
            "a: { $type: color, $value: '#000000', $modes: { dark: '{b}' } }\nb: { $type: color, $value: '{a}' }")
        #expect(files.messages == ["these tokens refer to each other: {a} → {b} → {a}"])
        #expect(files.places == ["'{b}'"])
    }

    @Test func `a cycle through a composite is found`() {
        let files = TokenFiles(
            "s: { $type: shadow, $value: { color: '{c}', blur: 1 } }\n"
                + "c: { $type: color, $value: { color: '{s}', alpha: 1 } }"
        )
        #expect(files.messages == ["these tokens refer to each other: {s} → {c} → {s}"])
    }

    @Test func `two cycles are both reported`() {
        let files = TokenFiles(
            """
            a: { $type: color, $value: '{b}' }
            b: { $type: color, $value: '{a}' }
            c: { $type: color, $value: '{d}' }
            d: { $type: color, $value: '{c}' }
            """)
        #expect(files.diagnostics.count == 2)
    }

    @Test func `a cycle of ten thousand tokens is reported once, shortened in the middle`() {
        let links = (0..<10_000).map { "t\($0): { $type: color, $value: '{t\(($0 + 1) % 10_000)}' }" }
        let files = TokenFiles(links.joined(separator: "\n"))
        #expect(files.diagnostics.count == 1)
        #expect(files.messages.first?.hasPrefix("these tokens refer to each other: {t0} → {t1} → ") == true)
        #expect(files.messages.first?.hasSuffix("… 9950 more … → {t0}") == true)
    }
}
