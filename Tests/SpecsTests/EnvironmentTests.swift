import Source
import Specs
import Testing
import Tokens
import Values

struct `Inherited attributes` {
    @Test func `font, color, line limit, alignment, disabled and redacted are inherited`() throws {
        var spec = Specification(
            """
            component: C
            body:
              vstack: [{ zstack: [{ text: a, action: go }] }, { use: D },
                { text: b, font: caption, color: '#00FF00', lineLimit: 3 }]
              font: headline
              color: '#FF0000'
              lineLimit: 2
              textAlign: center
              disabled: true
              redacted: true
            ---
            component: D
            body: { text: inner }
            """)
        let body = try spec.body()
        let texts = body.all.compactMap(\.text)
        #expect(texts.map(\.font.value.textStyle) == [.headline, .headline, .caption1])
        #expect(texts.map { $0.color.value[.light].hex } == ["#FF0000", "#FF0000", "#00FF00"])
        #expect(texts.map(\.lineLimit) == [2, 2, 3])
        #expect(texts.allSatisfy { $0.alignment == .center })
        #expect(body.all.allSatisfy { $0.isRedacted })
        #expect(body.all.compactMap(\.interaction).allSatisfy { $0.isDisabled })
        #expect(spec.messages == [])
    }

    @Test(arguments: [("true", true, false), ("still", true, true), ("false", false, false)])
    func `a redacted node may have no shimmer`(_ value: String, isRedacted: Bool, isStill: Bool) throws {
        var spec = Specification(component: "body: { vstack: [{ text: a }, { toggle: true }], redacted: \(value) }")
        let nodes = try spec.body().all
        #expect(nodes.count > 3)
        #expect(nodes.allSatisfy { $0.isRedacted == isRedacted && $0.isStill == isStill })
        #expect(spec.messages == [])
    }

    @Test(arguments: [("", 0), (", inset: false", 0), (", inset: true", 1)])
    func `inner shadows are reported, because they cannot be drawn`(inset: String, count: Int) throws {
        var spec = Specification(
            component: "body: { text: a, shadow: { color: \"#000000\", blur: 4, offsetX: 0, offsetY: 1\(inset) } }")
        _ = try spec.body()
        #expect(spec.messages.count == count, "\(spec.messages)")
    }

    @Test func `a node inside a redacted one cannot undo the redaction`() throws {
        var spec = Specification(
            component: "body: { vstack: [{ vstack: [{ text: a }], redacted: false }, { text: b }], redacted: true }")
        #expect(try spec.body().all.allSatisfy { $0.isRedacted })
    }

    @Test func `an invalid value does not redact`() throws {
        var spec = Specification(component: "body: { text: a, redacted: stil }")
        #expect(try spec.body().isRedacted == false)
        #expect(spec.messages.count == 1)
    }

    @Test func `disabled false does not disable descendants`() throws {
        var spec = Specification(
            component: "body: { vstack: [{ text: a, action: x, disabled: true }, { text: b, action: y }] }")
        #expect(try spec.body().all.compactMap(\.interaction?.isDisabled) == [true, false])
    }

    @Test func `a text that does not scale keeps its size at any depth`() throws {
        var spec = Specification(
            component: """
                body:
                  vstack:
                    - { vstack: [{ text: fixed }], scales: false }
                    - { text: limited, scales: { max: xxxLarge } }
                    - { text: free }
                """)
        func sizes(_ typeSize: TypeSize, _ spec: inout Specification) throws -> [Double] {
            try spec.body(typeSize: typeSize).all.compactMap { $0.text?.font.value.pointSize }
        }
        #expect(try sizes(.large, &spec) == [17, 17, 17])
        #expect(try sizes(.ax5, &spec) == [17, 23, 53])
        #expect(try sizes(.xxxLarge, &spec) == [17, 23, 23])
    }

    @Test func `a text has its scale limit with the range that sets it`() throws {
        var spec = Specification(
            component: """
                body:
                  vstack:
                    - { vstack: [{ text: fixed }], scales: false }
                    - { text: limited, scales: { max: xxxLarge } }
                    - { vstack: [{ text: shown large }, { text: not so, largeContent: false }], largeContent: true }
                    - { text: free }
                """)
        let texts = try spec.body().all.compactMap(\.text)
        #expect(texts.map(\.scaleLimit?.value) == [.large, .xxxLarge, .large, .large, nil])
        #expect(texts.map(\.hasLargeContent) == [false, false, true, false, false])
        #expect(Set(texts.compactMap(\.scaleLimit?.range)).count == 3)
    }

    @Test func `gaps are stored as written, before scaling`() throws {
        var spec = Specification(
            component: """
                body: { flow: [{ text: a }, { text: b }], spacing: 6, lineSpacing: 10, scalesWith: body }
                """)
        let body = try spec.body(typeSize: .xxxLarge)
        #expect(body.gaps.map(\.value) == [6, 10])
        #expect(body.numberScale > 1.3)
        #expect(try spec.body().numberScale == 1)
    }

    @Test func `a divider's color applies to its line`() throws {
        var spec = Specification(component: "body: { vstack: [{ divider: , color: '#FF0000' }, { text: a }] }")
        #expect(try spec.body().all.compactMap(\.text).first?.color.value[.light].hex == "#000000")
    }
}
