/// The introductions of the reference's sections. The tables are generated from forms.
enum ReferenceText {
    static let overview = """
        uispec reads YAML 1.2 and JSON: a [manifest](#the-manifest), [token files](#tokens), spec files with
        [components and screens](#components-and-screens), and [acceptance criteria](#acceptance-criteria). A file can
        hold several documents, separated by lines of `---`. Unknown keys and duplicate keys are errors. The
        [tutorial](tutorial.md) shows how the parts work together.

        - **Units.** Lengths are in points. Durations need a unit: `0.3s`, `300ms`. Angles are in degrees.
        - **Booleans.** `true` and `false` are the only ones. In YAML 1.2, `on`, `off`, `yes` and `no` are text.
        - **Text.** Where text is expected, any scalar counts as written: `007` and `1.50` keep their zeros, and
          `9:41` needs no quotes.
        - **Tokens.** `"{color.accent}"` is the value of a token. The quotes are optional. To show a brace in text,
          write it twice: `{{`.
        - **Properties.** In a component, `$name` is the value of a property, of any type. `"${count} left"` inserts a
          property into text. `$$` is a dollar sign. On a node with `each`, `$item` is the current item
          (`$item.title` is one of its values) and `$index` is its number, counted from 0.
        - **Conditions.** A [conditional](#conditional) can replace any value.

        In the tables, *empty* means that nothing follows the colon, as in `divider:`. A *token* is a reference such
        as `"{color.accent}"`.

        ## In an editor

        `uispec schema --output .uispec` writes a JSON Schema for each kind of file. Editors that use
        yaml-language-server (VS Code with the YAML extension, Neovim, Helix, Zed) complete and explain keys and
        values with the schemas. In the settings of VS Code, write:

        ```json
        "yaml.schemas": {
          ".uispec/manifest.schema.json": "uispec.yaml",
          ".uispec/spec.schema.json": "Specs/**/*.yaml",
          ".uispec/tokens.schema.json": "Tokens/**/*.yaml"
        }
        ```

        Other editors have the same setting. A first line `# yaml-language-server: $schema=…` works too, but only for
        the first document of a file. For a folder that holds both components and criteria, use the schema `spec`. The
        schemas do not check the names in your project or the types of tokens; `uispec check` does.

        The schemas `findings`, `layout`, `mockups` and `diff` describe the JSON that `check`, `layout`, `render` and
        `diff` write, and `signoff` a line of `signoff.jsonl`. Later versions may add keys.
        """

    static let manifest = """
        Every command uses the nearest `uispec.yaml`, in the working directory or in a folder above it. All paths in
        the manifest are relative to its folder. `contexts` sets the checked contexts: `uispec check` checks each
        component in every combination of them.

        `rules` turns a rule off, changes the severity of its findings, or changes its settings. A map of settings can
        also contain the severity. [The rule pages](rules.md) list the settings of each rule.

        ```yaml
        rules:
          off-scale-spacing: off
          small-text: warning
          small-tap-target: { severity: warning, minimum: 40 }
        ```

        To accept a single finding, write a waiver, or a comment on the line above the finding:
        `# uispec:disable-next-line RULE – reason`.
        """

    static let tokens = """
        Token files follow the Design Tokens Format Module 2025.10 (DTCG), in JSON or YAML. Files that other tools
        have written can be used unchanged. In YAML, values have short forms, see [Values](#values). A token has a
        value for light appearance at standard contrast, and optional values for other modes.
        [Design tokens](tokens.md) describes how uispec handles departures from the standard.

        The tokens `{ios.color.…}`, `{ios.font.…}`, `{ios.material.…}` and `{ios.metric.…}` are built in;
        `uispec tokens --all` lists them. The types `spring`, `haptic` and `symbol` are extensions of uispec.

        A token that layout depends on, such as a padding or a font, must have the same value in all appearances.

        ```yaml
        color:
          $type: color
          accent:
            $value: "#1E6B45"
            $modes: { dark: "#6FCF97" }
            $description: Links and primary buttons.
        radius: { $type: dimension, card: { $value: 16 } }
        ```
        """

    static let values = """
        Token files and components use the same forms of values. A map is written either in the notation of DTCG or in
        a shorter one. In place of a value you can write a token, `"{color.accent}"`, or, in token files, a JSON
        Pointer: `{ $ref: "#/color/accent/$value" }`.
        """

    static let components = """
        A component has a name, properties, states, and a body, which is a [node](#node). A screen is a component with
        bars. Its body is laid out in the safe area between the bars, and presented components appear in front of all
        of it. The first state is the default. `a+b` is the combination of two states.

        A state changes only what it sets: a property, a part of a property (`tabs.0.title`), or a modifier of a node
        by the node's id (`body.scale`).

        ```yaml
        component: Chip
        properties: { title: Cafés, chosen: false }
        states:
          off:
          on: { set: { chosen: true }, traits: [selected] }
        body:
          text: $title
          padding: { horizontal: 12, vertical: 6 }
          background: { when: $chosen, then: "{color.accent}", else: "{color.surface}" }
          radius: full
          action: toggle
          hitArea: 44
        ```
        """

    static let conditions = """
        `when` and `unless` decide whether a node exists, and choose between two values.
        """

    static let nodes = """
        Layout follows SwiftUI: the parent proposes a size, the child chooses its size, and the parent places the
        child. Modifiers apply from the inside out, always in this order: content, padding, size, background, border,
        clip, shadow, overlay, offset, scale, rotation, flip, saturation, blur, opacity, margin. For a different
        order, wrap the node in a `zstack`.

        A node is a control if it has an `action` or the role of a control. The rules check that a control is large
        enough to tap and that VoiceOver reads it.
        """

    static let modifiers = """
        Tokens can replace numbers. A background that touches an edge of the safe area extends to the edge of the
        screen. `hitArea` is centered on its node.
        """

    static let controls = """
        Standard controls are drawn with iOS's measurements and colors. `color` is their tint.
        """

    static let behavior = """
        Gestures, motion, haptics, timing, analytics and presentation cannot be seen in a mock-up. They are written as
        data, checked, and listed on the sheets. Components, screens and states take the maps below.

        Sheets, alerts and popovers are modal: content behind them is neither a tap target nor read by VoiceOver. They
        use iOS's elevated colors.
        """

    static let expectations = """
        An expectation states a figure that a design requires. `uispec check` measures the figure in each context in
        which the expectation applies, and reports it if it differs.
        """

    static let acceptance = """
        Acceptance criteria are documents among the specs. `uispec check` reports for each criterion whether it
        passed. A criterion passes if none of its rules has a finding in its scope. A criterion with `manual` needs a
        check by a person.
        """
}
