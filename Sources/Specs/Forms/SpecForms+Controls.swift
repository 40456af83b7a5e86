package import Forms

/// Forms of the content of standard controls.
extension SpecForms {
    static let slider = MapForm(
        "slider", "The value and the limits of a slider.",
        [
            KeyForm("value", .dynamic(.number), "current value", isRequired: true),
            KeyForm("min", .dynamic(.number), "minimum; default: 0"),
            KeyForm("max", .dynamic(.number), "maximum; default: 1"),
        ])
    static let segmented = MapForm(
        "segmented", "The segments of a segmented control.",
        [
            KeyForm("items", .dynamic(.list(.text)), "titles of the segments, such as `[Day, Week]`", isRequired: true),
            KeyForm(
                "selected", .dynamic(.either([.text, .nothing])),
                "selected segment, by its title or its number from 0; default: none"),
        ])
    static let pageControl = MapForm(
        "pageControl", "The dots of a page control.",
        [
            KeyForm("count", .dynamic(.number), "number of pages, at most 100", isRequired: true),
            KeyForm("current", .dynamic(.number), "current page, counted from 0; default: 0"),
        ])
    static let wheelColumn = MapForm(
        "wheelColumn", "One wheel of a picker.",
        [
            KeyForm("values", .dynamic(.list(.text)), "texts of the rows", isRequired: true),
            KeyForm(
                "selected", .dynamic(.text), "selected row, by its text or its number from 0; default: the first row"),
            KeyForm(
                "label", .dynamic(.text),
                "unit shown next to the selected row, such as `min`; aligns the rows to its leading edge"),
            KeyForm(
                "align", .dynamic(.words(HorizontalAlignment.self)),
                "alignment of the rows, ignored where `label` is set; default: center"),
            KeyForm(
                "from", .dynamic(.text),
                "first row that can be chosen, by its text or its number from 0; the rows before it are gray"),
            KeyForm(
                "through", .dynamic(.text),
                "last row that can be chosen, by its text or its number from 0; the rows after it are gray"),
            KeyForm(
                "loops", .dynamic(.flag),
                "whether the first row follows the last, as in the months of a date picker; default: false"),
        ])
    static let spinner = MapForm(
        "spinner", "An activity indicator.",
        [
            KeyForm("size", .dynamic(.words(SpinnerSize.self)), "its size; default: medium"),
            KeyForm(
                "pulled", .dynamic(.numberFrom(0, to: 1)),
                "progress of pull to refresh, from 0 to 1: the share of spokes that are drawn; default: all"),
        ])
    static let alert = MapForm(
        "alert", "A system alert.",
        [
            KeyForm("title", .dynamic(.text), "title", isRequired: true),
            KeyForm("message", .dynamic(.text), "text below the title"),
            KeyForm(
                "buttons", .dynamic(.either([.list(.either([.text, .map("alertButton")])), .nothing])),
                "buttons, each a title or a map"),
        ])
    static let alertButton = MapForm(
        "alertButton", "A button of an alert.",
        [
            KeyForm("title", .dynamic(.text), "title", isRequired: true),
            KeyForm("style", .dynamic(.words(AlertButtonStyle.self)), "style; default: default"),
            KeyForm("action", .dynamic(.text), "id of its action"),
        ])

    package static let controlMaps: [MapForm] = [
        slider, segmented, pageControl, wheelColumn, spinner, alert, alertButton,
    ]
}
