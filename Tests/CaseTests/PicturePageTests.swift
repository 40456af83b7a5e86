import Foundation
import Loading
import Pipeline
import Specs
import TestProjects
import Testing

/// The pages of pictures match the pictures, components and states that exist. The scripts check whether the pictures
/// are up to date.
@Suite struct `A page of pictures` {
    struct Page: Sendable, CustomTestStringConvertible {
        /// The name of its file and of its folder of pictures in `Docs`.
        var name: String
        var script: String
        /// The project of the whole page, or nil if each section has its own project.
        var project: String?

        var testDescription: String { name }

        /// A picture with the heading of its section.
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
    func `names each picture in its folder, and no other`(_ page: Page) throws {
        let named = Set(try page.pictures.map(\.file))
        let drawn = Set(try RepositoryFiles().list("Docs/\(page.name)").map { "\(page.name)/\($0)" })
        #expect(!named.isEmpty)
        #expect(named.subtracting(drawn).sorted() == [], "named on the page but not in the folder; run \(page.script)")
        #expect(drawn.subtracting(named).sorted() == [], "in the folder but not on the page; run \(page.script)")
    }

    @Test(arguments: pages)
    func `shows components and states that exist`(_ page: Page) throws {
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

    /// Whether a picture shows a component and state that exist. `Chip-selected-dark.png` shows the state `selected` of
    /// `Chip`. The name starts with the project if a page has several.
    private static func shows(_ picture: Page.Picture, of page: Page, _ library: SpecLibrary) -> Bool {
        let folder = page.name + "/" + (page.project == nil ? picture.section + "-" : "")
        guard picture.file.hasPrefix(folder) else { return false }
        let parts = picture.file.dropFirst(folder.count).split(separator: "-").dropLast()
        guard let name = parts.first, let component = library[String(name)] else { return false }
        let state = parts.dropFirst().joined(separator: "-")
        return component.stateNames.contains(state.isEmpty ? "default" : state)
    }
}
