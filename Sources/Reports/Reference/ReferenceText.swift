/// The sentences of the reference; its tables are made of forms.
enum ReferenceText {
    static let overview = """
        Everything that uispec reads is YAML 1.2 or JSON: a [manifest](#the-manifest), files of [tokens](#tokens), files of
        [components and screens](#components-and-screens), and [acceptance criteria](#acceptance-criteria). One file may
        hold several documents between lines of `---`. A key that is not listed here is an error, and so is one that is
        written twice. The [tutorial](tutorial.md) shows how the parts play together.

        - Lengths are points, times need a unit (`0.3s`, `300ms`), angles are degrees. YAML 1.2 has no other booleans than
          `true` and `false`: `on`, `off` and `9:41` are texts.
        - `"{color.accent}"` stands for the value of a token. Without the quotes YAML reads a map with an empty value, which
          is understood too. A text that should show a brace has two, `{{`.
        - Inside a component `$name` is a property, as a whole value of any type, and `"${count} left"` puts it into a text.
          `$$` is a dollar. Below `each:` there are `$item`, also by path (`$item.title`), and `$index`.
        - Wherever a value may stand, a [conditional](#conditional) may.

        ## In an editor

        `uispec schema --output .uispec` writes a JSON Schema of each kind of file. An editor that uses
        yaml-language-server – the YAML extension of VS Code, Neovim, Helix, Zed – then completes keys and values and explains
        them. In the settings of VS Code:

        ```json
        "yaml.schemas": {
          ".uispec/manifest.schema.json": "uispec.yaml",
          ".uispec/spec.schema.json": "Specs/**/*.yaml",
          ".uispec/tokens.schema.json": "Tokens/**/*.yaml"
        }
        ```

        Elsewhere the first line of a file does it: `# yaml-language-server: $schema=../.uispec/spec.schema.json`. Components
        and criteria that share a folder share the schema `spec`. A schema knows no names of your own and no types of
        tokens; what is left, `uispec check` tells.
        """

    static let manifest = """
        Every command looks for the nearest `uispec.yaml`, in the working directory or above it. All paths in it start at
        its own folder. `contexts` decides how much `check` covers: each component is judged in every combination.

        `check` reads settings of [rules](rules.md) below `rules:`. To accept one finding rather than to turn a rule off, write
        a waiver, or a comment on the line above: `# uispec:disable-next-line RULE – reason`.
        """

    static let tokens = """
        A file of tokens is one of the Design Tokens Format Module 2025.10, as JSON or as YAML; files that other tools wrote can
        be used as they are. YAML may shorten values, see [Values](#values). A token has one value for light appearance at
        standard contrast, and others by mode. [Docs/tokens.md](tokens.md) tells what becomes of departures from the standard.

        `{ios.color.…}`, `{ios.font.…}`, `{ios.material.…}` and `{ios.metric.…}` are there without being written:
        `uispec tokens --all` lists them. The types `spring`, `haptic` and `symbol` are uispec's own.

        ```yaml
        color:
          $type: color
          accent:
            $value: "#1E6B45"
            $modes: { dark: "#6FCF97" }
            $description: Links, and the ground of primary buttons.
        radius: { $type: dimension, card: { $value: 16 } }
        ```
        """

    static let values = """
        These forms hold in files of tokens and in components alike. Maps are either those of the standard or the shorter ones
        beside them. A *token* is `"{color.accent}"`; in a file of tokens also a JSON pointer, `{ $ref: "#/color/accent/$value" }`.
        """

    static let components = """
        A component is a name, the properties that it is given, the states that it may be in, and a body, which is one
        [node](#node). A screen is a component with bars; its body is laid out in the safe area between them, and what it
        presents lies over all of it. The first state is the default. Where two states hold at once, `a+b` names both.

        A state changes what it `set`s and nothing else: a property, a part of one (`tabs.0.title`), or a modifier of a node by
        its id (`body.scale`).

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
        `when` and `unless` keep or drop a node, and choose between two values.
        """

    static let nodes = """
        Layout is SwiftUI's: the parent proposes a size, the child takes one, the parent places it. Modifiers apply from the
        inside out, in this order however they are written: content, padding, size, background, border, clip, shadow,
        overlay, then offset, scale, rotation, flip, saturation, blur and opacity, at last margin. Who needs another order
        wraps the node in a `zstack`.

        A node with an `action` or the role of a control is one: it must be large enough to be tapped, and VoiceOver reads it.
        """

    static let modifiers = """
        Numbers may be tokens everywhere. A background that touches the edge of the safe area reaches beyond it.
        """

    static let controls = """
        The system's controls are drawn from its measures. `color` is their tint.
        """

    static let behavior = """
        What pictures cannot show is written down to be checked, and appears on the sheets. Components, screens and their
        states take these maps.
        """

    static let expectations = """
        A figure that a design promises is measured by `check`, in each context that the expectation is for.
        """

    static let acceptance = """
        Criteria stand among the specs. `check` and its reports tell of each whether it passed: when none of its rules found
        anything in its scope. What only a person can judge is `manual`.
        """
}
