import Foundation
import Pipeline
import Specs
import TestProjects
import Testing

/// The pages of pictures show what there is: no picture is missing or left over, and what is drawn still exists. That they
/// are drawn as this version draws is for the scripts to say.
@Suite struct `A page of pictures` {
    struct Page: Sendable, CustomTestStringConvertible {
        /// Its file and its folder of pictures lie in `Docs` under this name.
        var name: String
        var script: String
        /// The project that all of it shows; nil where each section is of a project of its own.
        var project: String?

        var testDescription: String { name }

        /// A picture, and the heading that it stands under.
        struct Picture {
            var section: String
            var file: String
        }

        var pictures: [Picture] {
            get throws {
                let text = String(decoding: try RepositoryFiles().read("Docs/\(name).md"), as: UTF8.self)
                var section = ""
                var result: [Picture] = []
                for line in text.split(separator: "\n") {
                    if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
                    for match in line.matches(of: /src="([^"]*)"/) {
                        result.append(Picture(section: section, file: String(match.output.1)))
                    }
                }
                return result
            }
        }
    }

    static let pages = [
        Page(name: "apps", script: "Scripts/update-apps"),
        Page(name: "gallery", script: "Scripts/update-gallery", project: "Examples/gallery"),
    ]

    @Test(arguments: pages)
    func `names each picture of its folder, and no other`(_ page: Page) throws {
        let named = Set(try page.pictures.map(\.file))
        let drawn = Set(try RepositoryFiles().list("Docs/\(page.name)").map { "\(page.name)/\($0)" })
        #expect(!named.isEmpty)
        #expect(named.subtracting(drawn).sorted() == [], "named but not there; run \(page.script)")
        #expect(drawn.subtracting(named).sorted() == [], "there but not named; run \(page.script)")
    }

    @Test(arguments: pages)
    func `shows components and states that there are`(_ page: Page) throws {
        var libraries: [String: SpecLibrary] = [:]
        for picture in try page.pictures {
            let folder = page.project ?? "Specs/\(picture.section)"
            let library =
                try libraries[folder] ?? TestProject.load("\(folder)/uispec.yaml", from: RepositoryFiles()).library
            libraries[folder] = library
            #expect(Self.shows(picture, of: page, library), "\(picture.file): run \(page.script)")
        }
        #expect(!libraries.isEmpty)
    }

    /// `Chip-selected-dark.png` shows the state `selected` of `Chip`; before it stands the project, where a page shows
    /// several.
    private static func shows(_ picture: Page.Picture, of page: Page, _ library: SpecLibrary) -> Bool {
        let folder = page.name + "/" + (page.project == nil ? picture.section + "-" : "")
        guard picture.file.hasPrefix(folder) else { return false }
        let parts = picture.file.dropFirst(folder.count).split(separator: "-").dropLast()
        guard let name = parts.first, let component = library[String(name)] else { return false }
        let state = parts.dropFirst().joined(separator: "-")
        return component.stateNames.contains(state.isEmpty ? "default" : state)
    }
}
