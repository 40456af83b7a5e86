import Values

/// The looks of a drawn person, chosen by a seed.
struct Person {
    enum Hair: CaseIterable {
        case short, side, bob, long, curly, bun
    }

    let skin: RGBA
    let hairColor: RGBA
    let hair: Hair
    let shirt: RGBA
    let backdrop: (RGBA, RGBA)
    let hasGlasses: Bool
    let hasBeard: Bool
    let hasEarrings: Bool
    let collar: Int

    init(_ chance: PictureChance) {
        let chance = chance.part(200)
        let skins: [UInt32] = [0xF7D7C0, 0xF1C5A4, 0xE3AC85, 0xC98A62, 0x9C6344, 0x6E4432]
        let hairs: [UInt32] = [0x2A2427, 0x3B2A26, 0x5A3B2B, 0x8A5A38, 0xC99A5E, 0x6F6A72]
        let shirts: [UInt32] = [0xF2F0EA, 0xF0C04C, 0x3F6FA8, 0xC65B4E, 0x4F8A72, 0x3A3F52, 0xB98AB8, 0xE79A72]
        let backdrops: [(UInt32, UInt32)] = [
            (0xB7DCC8, 0x5E9C82), (0xF6C7AE, 0xE08A72), (0xB5D3EE, 0x5C90C2), (0xD9CCF0, 0x8F7CC0),
            (0xF6E1A6, 0xD9A54C),
            (0xC9D6DC, 0x7C95A2), (0xF3C9D3, 0xC97B95),
        ]
        skin = RGBA(tone: chance.pick(0, from: skins, or: 0xF1C5A4))
        // Brown hair would hardly differ from dark skin.
        let tone = chance.pick(1, from: hairs, or: 0x2A2427)
        hairColor = RGBA(tone: skin.red < 0.65 && tone != 0x6F6A72 ? 0x221C1F : tone)
        hair = chance.pick(2, from: Hair.allCases, or: .short)
        shirt = RGBA(tone: chance.pick(3, from: shirts, or: 0xF2F0EA))
        let tones = chance.pick(4, from: backdrops, or: (0xB7DCC8, 0x5E9C82))
        backdrop = (RGBA(tone: tones.0), RGBA(tone: tones.1))
        hasGlasses = chance(5) < 0.24
        hasBeard = [.short, .side, .curly].contains(hair) && chance(6) < 0.26
        hasEarrings = [.bob, .long, .bun].contains(hair) && chance(7) < 0.4
        collar = Int(chance(8) * 3)
    }
}
