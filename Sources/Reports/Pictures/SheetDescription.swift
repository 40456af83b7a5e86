package import Comparison
import Values

/// The description of a sheet in `mockups.json`.
package struct SheetDescription {
    private let sheet: ComparedSheet

    package init(_ sheet: ComparedSheet) {
        self.sheet = sheet
    }

    package var json: MockupsJSON.Sheet {
        var members: [(String, JSONValue)] = [("name", .text(sheet.name)), ("kind", .text(sheet.kind))]
        if let component = sheet.component { members.append(("component", .text(component))) }
        members.append(("scene", .text(sheet.scene)))
        members.append(
            (
                "pictures",
                .list(sheet.pictures.map { .object([("shows", .text($0.name)), ("scene", .text($0.scene))]) })
            ))
        members.append(("texts", .list(sheet.texts.map(JSONValue.text))))
        return MockupsJSON.Sheet(name: sheet.name, text: JSONValue.object(members).formatted)
    }
}
