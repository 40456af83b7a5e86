package import Source
package import YAML

/// The metrics of standard controls in iOS 13 to 18.
package struct ControlMetrics: Sendable, Hashable {
    /// The line at the edge of a bar, one device pixel thick.
    package let hairline: ControlColor
    package let tabBar: TabBarMetrics
    package let badge: BadgeMetrics
    package let navigationBar: NavigationBarMetrics
    package let toolbar: ToolbarMetrics
    package let statusBar: StatusBarMetrics
    package let homeIndicator: HomeIndicatorMetrics
    package let sheet: SheetMetrics
    package let grabber: GrabberMetrics
    package let popover: PopoverMetrics
    package let alert: AlertMetrics
    package let actionSheet: ActionSheetMetrics
    package let `switch`: SwitchMetrics
    package let slider: SliderMetrics
    package let stepper: StepperMetrics
    package let segmented: SegmentedMetrics
    package let pageControl: PageControlMetrics
    package let spinner: SpinnerMetrics
    package let progress: ProgressMetrics
    package let picker: PickerMetrics
    package let searchField: SearchFieldMetrics
    package let textField: TextFieldMetrics
    package let keyboard: KeyboardMetrics

    init(_ facts: inout FactReader) {
        hairline = facts.map("hairline") { $0.color("color") }
        tabBar = facts.map("tabBar") { TabBarMetrics(&$0) }
        badge = facts.map("badge") { BadgeMetrics(&$0) }
        navigationBar = facts.map("navigationBar") { NavigationBarMetrics(&$0) }
        toolbar = facts.map("toolbar") { ToolbarMetrics(&$0) }
        statusBar = facts.map("statusBar") { StatusBarMetrics(&$0) }
        homeIndicator = facts.map("homeIndicator") { HomeIndicatorMetrics(&$0) }
        sheet = facts.map("sheet") { SheetMetrics(&$0) }
        grabber = facts.map("grabber") { GrabberMetrics(&$0) }
        popover = facts.map("popover") { PopoverMetrics(&$0) }
        alert = facts.map("alert") { AlertMetrics(&$0) }
        actionSheet = facts.map("actionSheet") { ActionSheetMetrics(&$0) }
        `switch` = facts.map("switch") { SwitchMetrics(&$0) }
        slider = facts.map("slider") { SliderMetrics(&$0) }
        stepper = facts.map("stepper") { StepperMetrics(&$0) }
        segmented = facts.map("segmented") { SegmentedMetrics(&$0) }
        pageControl = facts.map("pageControl") { PageControlMetrics(&$0) }
        spinner = facts.map("spinner") { SpinnerMetrics(&$0) }
        progress = facts.map("progress") { ProgressMetrics(&$0) }
        picker = facts.map("picker") { PickerMetrics(&$0) }
        searchField = facts.map("searchField") { SearchFieldMetrics(&$0) }
        textField = facts.map("textField") { TextFieldMetrics(&$0) }
        keyboard = facts.map("keyboard") { KeyboardMetrics(&$0) }
    }

    /// Reads `controls.yaml`.
    package static func read(_ document: Node) -> (value: ControlMetrics, diagnostics: [Diagnostic]) {
        FactReader.read(document, path: "controls") { ControlMetrics(&$0) }
    }
}
