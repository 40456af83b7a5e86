package import Values

extension Scene {
    /// A hash of everything that is drawn, independent of the nodes that draw it. Equal hashes mean equal drawings.
    ///
    /// Places enter in steps of 1/64 pt and fonts by name. Pixels do not, because another version of cairo or of a font
    /// changes them.
    package var fingerprint: Fingerprint { Fingerprint(SceneText.text(items)) }
}

extension SceneItem {
    /// A hash of what the item draws, independent of its node.
    package var fingerprint: Fingerprint { Fingerprint(SceneText.text([self])) }
}
