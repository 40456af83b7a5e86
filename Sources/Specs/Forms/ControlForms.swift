package import Forms

/// The content of standard controls.
extension SpecForms {
    static let slider = MapForm(
        "slider", "A slider's value and its ends.",
        [
            KeyForm("value", .dynamic(.number), "the value", isRequired: true),
            KeyForm("min", .dynamic(.number), "the least; 0 without it"),
            KeyForm("max", .dynamic(.number), "the greatest; 1 without it"),
        ])
    static let segmented = MapForm(
        "segmented", "The segments of a control.",
        [
            KeyForm("items", .dynamic(.list(.text)), "their titles", isRequired: true),
            KeyForm(
                "selected", .dynamic(.either([.text, .nothing])),
                "which is selected: by its number from 0, or its title"),
        ])
    static let pageControl = MapForm(
        "pageControl", "The dots of a page control.",
        [
            KeyForm("count", .dynamic(.number), "how many", isRequired: true),
            KeyForm("current", .dynamic(.number), "the one that is shown, from 0"),
        ])
    static let wheelColumn = MapForm(
        "wheelColumn", "One wheel of a picker.",
        [
            KeyForm("values", .dynamic(.list(.text)), "its rows", isRequired: true),
            KeyForm("selected", .dynamic(.text), "the row in the middle: by its number from 0, or its text"),
            KeyForm(
                "label", .dynamic(.text),
                "the unit, which stands still behind the selected row; then the rows end where it begins"),
            KeyForm(
                "align", .dynamic(.words(HorizontalAlignment.self)),
                "how the rows stand among each other; center without it, as in a picker, while dates have their numbers trailing"
            ),
            KeyForm(
                "from", .dynamic(.text), "the first row that can be chosen, as `selected`; those before it are gray"),
            KeyForm("through", .dynamic(.text), "the last one; those behind it are gray"),
            KeyForm(
                "loops", .dynamic(.flag), "whether the first row follows the last, as months and days of a date do"),
        ])
    static let spinner = MapForm(
        "spinner", "An activity indicator.",
        [
            KeyForm("size", .dynamic(.words(SpinnerSize.self)), "medium without it"),
            KeyForm(
                "pulled", .dynamic(.numberFrom(0, to: 1)),
                "how far a list is pulled to refresh: its spokes appear one by one"),
        ])
    static let alert = MapForm(
        "alert", "The system's alert.",
        [
            KeyForm("title", .dynamic(.text), "its title", isRequired: true),
            KeyForm("message", .dynamic(.text), "what it explains"),
            KeyForm(
                "buttons", .dynamic(.either([.list(.either([.text, .map("alertButton")])), .nothing])), "its buttons"),
        ])
    static let alertButton = MapForm(
        "alertButton", "A button of an alert.",
        [
            KeyForm("title", .dynamic(.text), "its title", isRequired: true),
            KeyForm("style", .dynamic(.words(AlertButtonStyle.self)), "default without it"),
            KeyForm("action", .dynamic(.text), "its id"),
        ])

    package static let controlMaps: [MapForm] = [
        slider, segmented, pageControl, wheelColumn, spinner, alert, alertButton,
    ]
}
