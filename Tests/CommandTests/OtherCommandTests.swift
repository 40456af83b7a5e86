import Foundation
import Testing

struct `uispec layout` {
    @Test func `the JSON is as documented`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let json = try tool.run(
            "layout", "--component", "Chip", "--state", "selected", "--appearance", "dark", "--contrast", "increased",
            "--type-size", "ax1", "--device", "iphone-se3", "--format", "json"
        ).json()
        #expect(json["component"] as? String == "Chip")
        #expect(json["state"] as? String == "selected")
        let context = try #require(json["context"] as? [String: Any])
        #expect(context["appearance"] as? String == "dark")
        #expect(context["contrast"] as? String == "increased")
        #expect(context["typeSize"] as? String == "ax1")
        #expect(context["device"] as? String == "iphone-se3")
        #expect((json["size"] as? [String: Double])?["height"] ?? 0 > 32)
    }

    @Test func `--scene prints what is drawn, one item per line`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let output = try tool.run("layout", "--component", "Chip", "--state", "selected", "--scene").output
        let lines = output.split(separator: "\n")
        #expect(lines.last?.hasPrefix("stroke ") == true)
        #expect(lines.contains { $0.hasPrefix("text “") && $0.hasSuffix("← body") })
        #expect(try tool.run("layout", "--component", "Chip", "--scene", "--format", "json").status == 2)
    }

    @Test func `a node has its frame, content, hit area, text and role`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let json = try tool.run(
            "layout", "--component", "Chip", "--width", "200", "--height", "100", "--format", "json"
        ).json()
        let node = try #require((json["nodes"] as? [[String: Any]])?.first)
        #expect(node["path"] as? String == "body")
        #expect(node["id"] as? String == "chip")
        #expect(node["kind"] as? String == "text")
        let frame = try #require(node["frame"] as? [String: Double])
        let content = try #require(node["content"] as? [String: Double])
        let hit = try #require(node["hit"] as? [String: Double])
        #expect(frame["height"] == 32)
        #expect(content["x"] == 12)
        #expect(content["width"].map { $0 + 24 } == frame["width"])
        #expect(hit["height"] == 44)
        #expect(hit["y"] == -6)
        #expect(node["radius"] as? Double == 16)
        let text = try #require(node["text"] as? [String: Any])
        #expect(text["string"] as? String == "カフェ")
        #expect(text["pointSize"] as? Double == 16)
        #expect(text["lines"] as? Int == 1)
        #expect(text["truncated"] as? Bool == false)
        #expect(node["label"] as? String == "カフェ")
        #expect(node["role"] as? String == "button")
    }

    @Test func `width and height set the proposed size`() throws {
        let files = Sample.clean.merging(["specs/box.yaml": "component: Box\nbody: { shape: rectangle }"]) { first, _ in
            first
        }
        let tool = try Tool(files)
        defer { tool.remove() }
        let json = try tool.run("layout", "--component", "Box", "--width", "123", "--height", "45", "--format", "json")
            .json()
        #expect(json["size"] as? [String: Double] == ["width": 123, "height": 45])
        let screen = try tool.run("layout", "--component", "Box", "--format", "json").json()
        #expect(screen["size"] as? [String: Double] == ["width": 393, "height": 852])
        let turned = try tool.run("layout", "--component", "Box", "--orientation", "landscape", "--format", "json")
            .json()
        #expect(turned["size"] as? [String: Double] == ["width": 852, "height": 393])
        #expect((turned["context"] as? [String: Any])?["orientation"] as? String == "landscape")
    }

    @Test(arguments: [("--orientation", "upright"), ("--direction", "left")])
    func `an axis accepts only its values`(_ flag: String, _ value: String) throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let outcome = try tool.run("layout", "--component", "Chip", flag, value)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("“\(value)” is not one of"))
    }
}

struct `uispec contrast` {
    private static func contrast(_ arguments: String...) throws -> [String: Any] {
        let tool = try Tool()
        defer { tool.remove() }
        let outcome =
            arguments.count == 4
            ? try tool.run("contrast", arguments[0], arguments[1], arguments[2], arguments[3], "--format", "json")
            : try tool.run("contrast", arguments[0], arguments[1], "--format", "json")
        return try outcome.json()
    }

    @Test func `white on system blue fails for text and passes for graphics`() throws {
        let json = try Self.contrast("#FFFFFF", "#007AFF")
        let ratio = try #require(json["ratio"] as? Double)
        #expect(ratio >= 4.017 && ratio < 4.0171)
        #expect(json["normalText"] as? String == "fail")
        #expect(json["largeText"] as? String == "AA")
        #expect(json["nonText"] as? String == "pass")
        #expect((json["suggestions"] as? [Any])?.isEmpty == false)
    }

    @Test func `a hex color needs no #`() throws {
        #expect(try Self.contrast("fff", "007AFF")["background"] as? String == "#007AFF")
    }

    @Test func `a token is compared in each appearance of the project`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let text = try tool.run("contrast", "{color.accent}", "{ios.color.systemBackground}")
        #expect(try tool.run("contrast", "color.accent", "ios.color.systemBackground").output == text.output)
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.hasPrefix("light\n") && text.output.contains("\ndark\n"), "\(text.output)")
        #expect(text.output.contains("#0A5FD9 on #FFFFFF") && text.output.contains("#9CC3FF on #000000"))
        let json = try tool.run("contrast", "{color.accent}", "#FFFFFF", "--format", "json")
        let items = try #require(try JSONSerialization.jsonObject(with: json.bytes) as? [[String: Any]])
        #expect(items.compactMap { $0["appearance"] as? String } == ["light", "dark"])
        let elsewhere = try tool.run("contrast", "{color.accent}", "fff", "--project", "specs", in: "")
        #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    }

    @Test func `a contrast below the minimum exits 1`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let white = try tool.run("contrast", "fff", "007AFF", "--minimum", "4.5")
        #expect(white.status == 1)
        #expect(white.errors.contains("the contrast is 4.01:1, less than 4.5:1"), "\(white.errors)")
        #expect(try tool.run("contrast", "fff", "007AFF", "--minimum", "3").status == 0)
        let dark = try tool.run("contrast", "{color.accent}", "fff", "--minimum", "4.5")
        #expect(dark.status == 1)
        #expect(dark.errors.contains("in dark"), "\(dark.errors)")
    }

    @Test func `a color outside sRGB has the same contrast as in a check`() throws {
        let ratio = try #require(
            try Self.contrast("color(display-p3 0.1 0.72 0.2)", "#FFFFFF")["ratio"] as? Double)
        #expect(ratio >= 2.72 && ratio < 2.73)
    }

    @Test func `translucent colors are composited first`() throws {
        let half = try #require(try Self.contrast("#00000080", "#FFFFFF")["ratio"] as? Double)
        #expect(half > 3.9 && half < 4.1)
        let overWhite = try Self.contrast("#000000", "#00000000")["ratio"] as? Double
        #expect(overWhite == 21)
        let overBlack = try Self.contrast("#FFFFFF", "#FFFFFF00", "--over", "#000000")["ratio"] as? Double
        #expect(overBlack == 21)
    }
}

struct `uispec generate` {
    @Test func `a stale file is shown, then written, then up to date`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let stale = try tool.run("generate", "--verify")
        #expect(stale.status == 1)
        #expect(stale.output.contains("+++"))
        #expect(stale.output.contains("SampleTokens"))
        #expect(tool.text("out/Tokens.swift") == nil)
        #expect(try tool.run("generate").status == 0)
        #expect(tool.text("out/Tokens.swift")?.contains("SampleTokens") == true)
        let verified = try tool.run("generate", "--verify")
        #expect(verified.status == 0, "\(verified.output)")
        try tool.write(Sample.tokens.replacingOccurrences(of: "0A5FD9", with: "0A5FD8"), to: "tokens.yaml")
        #expect(try tool.run("generate", "--verify").status == 1)
    }

    /// Without `--strict`, tokens that cannot be read are left out.
    @Test(arguments: [false, true])
    func `errors in tokens are reported, and with --strict nothing is written`(isStrict: Bool) throws {
        let tool = try Tool(
            Sample.clean.merging(["tokens.yaml": "c: { $type: color, $value: redish }"]) { _, new in new })
        defer { tool.remove() }
        let outcome = try tool.run(isStrict ? ["generate", "--strict"] : ["generate"])
        #expect(outcome.status == (isStrict ? 1 : 0))
        #expect(outcome.output.contains("tokens.yaml:1:"))
        #expect((tool.text("out/Tokens.swift") == nil) == isStrict)
    }
}

struct `uispec render` {
    @Test func `only pictures with changes are redrawn`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let path = "out/png/Chip/plain/light-large-iphone-15.png"
        func render(_ flags: String..., scale: String = "0.5") throws -> Date {
            #expect(try tool.run(["render", "--scale", scale] + flags).status == 0)
            return try tool.modificationDate(path)
        }
        let first = try render()
        #expect(try render() == first)
        #expect(try render("--no-cache") > first)
        let again = try render()
        // Changes of the text, the scale or the file cause a redraw.
        try tool.write(Sample.chip.replacingOccurrences(of: "カフェ", with: "サウナ"), to: "specs/chip.yaml")
        let renamed = try render()
        #expect(renamed > again)
        let scaled = try render(scale: "1")
        #expect(scaled > renamed)
        try tool.write("spoiled", to: path)
        let spoiled = try tool.modificationDate(path)
        #expect(try render(scale: "1") > spoiled)
        // Entries of other runs are kept.
        #expect(try tool.run("render", "--scale", "1", "--state", "selected").status == 0)
        let kept = try tool.modificationDate(path)
        #expect(try render(scale: "1") == kept)
    }

    @Test func `mockups.json depends neither on earlier runs nor on the number of workers`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        func description(_ flags: String...) throws -> String? {
            #expect(try tool.run(["render", "--scale", "0.5"] + flags).status == 0)
            return tool.text("out/mockups.json")
        }
        let first = try #require(try description("--jobs", "1"))
        #expect(try description() == first)
        #expect(try description("--no-cache", "--jobs", "3") == first)
    }

    @Test func `a run that draws a part keeps the rest of mockups.json`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        func description(_ flags: String...) throws -> String? {
            #expect(try tool.run(["render", "--scale", "0.5"] + flags).status == 0)
            return tool.text("out/mockups.json")
        }
        let whole = try #require(try description())
        #expect(try description("--state", "selected") == whole)
        // Drawing one appearance keeps the entry for both.
        let dark = try #require(try description("--state", "selected", "--appearance", "dark"))
        #expect(dark.contains("png/Chip/selected/light-large-iphone-15.png"))
        #expect(try description() == whole)
        // The description may be under version control where the pictures are not; other contexts need their files.
        #expect(try description("--state", "selected", "--type-size", "ax5").map { $0 != whole } == true)
        for name in ["light-large", "light-ax5", "dark-ax5"] {
            try tool.delete("out/png/Chip/selected/\(name)-iphone-15.png")
        }
        #expect(try description("--state", "plain") == whole)
    }

    @Test func `mockups.json lists the frames, texts and tokens of the pictures`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        #expect(try tool.run("render", "--scale", "0.5", "--component", "Chip").status == 0)
        let text = try #require(tool.text("out/mockups.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let mockups = try #require(json["mockups"] as? [[String: Any]])
        let isPlain = { (mockup: [String: Any]) in (mockup["shows"] as? [String: Any])?["state"] as? String == "plain" }
        let plain = try #require(mockups.first(where: isPlain))
        let pictures = try #require(plain["pictures"] as? [String: [String: String]])
        #expect(pictures["light"]?["path"] == "png/Chip/plain/light-large-iphone-15.png")
        let sheets = try #require(json["sheets"] as? [[String: Any]])
        #expect(sheets.map { $0["name"] as? String } == ["sheets/Chip"])
        #expect((sheets.first?["texts"] as? [String])?.contains("selected") == true)
        #expect((sheets.first?["pictures"] as? [[String: String]])?.count == 4)
        let shown = try #require(plain["shows"] as? [String: Any])
        let node = try #require((shown["nodes"] as? [[String: Any]])?.first)
        #expect(node["text"] as? String == "カフェ")
        #expect((node["frame"] as? [Double])?.count == 4)
        #expect(text.contains("\"token\": \"ios.color.label\""))
    }

    /// The default state and a selected one.
    @Test(arguments: [("", true), ("{ set: { chip.background: '#FFE0B0' } }", false)])
    func `mock-ups have the same scene in mockups.json only if they look the same`(
        selected: String, isSame: Bool
    ) throws {
        let chip = Sample.chip.replacing("selected:", with: "selected: \(selected)")
        let tool = try Tool(Sample.clean.merging(["specs/chip.yaml": chip]) { _, new in new })
        defer { tool.remove() }
        #expect(try tool.run("render", "--scale", "0.5", "--component", "Chip").status == 0)
        let text = try #require(tool.text("out/mockups.json"))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let scenes = try #require(json["mockups"] as? [[String: Any]]).compactMap { mockup in
            (mockup["pictures"] as? [String: [String: String]])?["light"]?["scene"]
        }
        #expect(scenes.count == 2 && !scenes.contains(""))
        #expect(Set(scenes).count == (isSame ? 1 : 2))
    }

    @Test func `flags of contexts leave the sheets of the manifest alone`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        #expect(try tool.run("render").status == 0)
        let sheet = try #require(tool.data("out/sheets/Chip.png"))
        for flags in [["--type-size", "ax5"], ["--direction", "rtl"], ["--appearance", "dark"], ["--locale", "en"]] {
            let outcome = try tool.run(["render", "--component", "Chip"] + flags)
            #expect(outcome.status == 0)
            #expect(outcome.errors.contains("out/preview; out/sheets is unchanged"), "\(outcome.errors)")
            #expect(tool.data("out/sheets/Chip.png") == sheet)
            #expect(try tool.run("render", "--verify").status == 0)
        }
        let preview = try #require(tool.data("out/preview/Chip.png"))
        #expect(preview != sheet)
        // The same contexts as the manifest's have the same sheet.
        let same = try tool.run("render", "--component", "Chip", "--type-size", "large")
        #expect(!same.errors.contains("preview"))
        #expect(tool.data("out/preview/Chip.png") == preview)
    }

    @Test func `without render in the manifest a few pictures are drawn`() throws {
        let manifest =
            Sample.manifest.replacing(
                "contexts: { device: iphone-15, locale: ja }",
                with: "contexts: { device: all, contrast: all, typeSize: all, direction: all, locale: [ja, en] }")
        func count(_ more: String) throws -> Int {
            let tool = try Tool(Sample.clean.merging(["uispec.yaml": manifest + more]) { $1 })
            defer { tool.remove() }
            #expect(try tool.run("render", "--state", "plain", "--scale", "0.5").status == 0)
            return try tool.names(in: "out/png/Chip/plain").count
        }
        #expect(try count("\n") == 2)
        #expect(try count("\nrender: { device: iphone-15, direction: ltr, locale: ja, contrast: standard }\n") == 24)
    }

    @Test func `pictures have the documented paths`() throws {
        let tool = try Tool(Sample.clean)
        defer { tool.remove() }
        let outcome = try tool.run(
            "render", "--component", "Chip", "--state", "selected", "--scale", "0.5", "--jobs", "2")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for appearance in ["light", "dark"] {
            #expect(tool.text("out/png/Chip/selected/\(appearance)-large-iphone-15.png") != nil)
        }
        let increased = try tool.run(
            "render", "--component", "Chip", "--contrast", "increased", "--appearance", "dark", "--scale", "0.5")
        #expect(increased.status == 0)
        #expect(tool.text("out/png/Chip/plain/dark+increased-large-iphone-15.png") != nil)
        let turned = try tool.run(
            "render", "--component", "Chip", "--appearance", "light", "--orientation", "landscape", "--direction",
            "rtl",
            "--locale", "ar", "--scale", "0.5")
        #expect(turned.status == 0)
        #expect(tool.text("out/png/Chip/plain/light-large-iphone-15-landscape-rtl-ar.png") != nil)
    }
}
