import Values

/// The colors of a time of day.
struct Daylight {
    let sky: [RGBA]
    let sun: RGBA
    /// Silhouettes, from the horizon to the viewer.
    let far: RGBA
    let middle: RGBA
    let near: RGBA
    let water: RGBA
    let grass: RGBA
    let isDark: Bool

    private init(
        sky: [UInt32], sun: UInt32, silhouettes: (UInt32, UInt32, UInt32), water: UInt32, grass: UInt32, isDark: Bool
    ) {
        self.sky = sky.map { RGBA(tone: $0) }
        self.sun = RGBA(tone: sun)
        far = RGBA(tone: silhouettes.0)
        middle = RGBA(tone: silhouettes.1)
        near = RGBA(tone: silhouettes.2)
        self.water = RGBA(tone: water)
        self.grass = RGBA(tone: grass)
        self.isDark = isDark
    }

    static let morning = Daylight(
        sky: [0x86ABD8, 0xB9CDE4, 0xF3DCC8, 0xFBEBD3], sun: 0xFFF4DC, silhouettes: (0xB5BFD4, 0x8797B5, 0x4F6484),
        water: 0x7FA6C4, grass: 0x8DAA7A, isDark: false)
    static let day = Daylight(
        sky: [0x4F8FCB, 0x86B9E2, 0xC4E0EE, 0xEAF3EF], sun: 0xFFFBEA, silhouettes: (0xA9C3D4, 0x6F97A6, 0x37616B),
        water: 0x3F8FB5, grass: 0x86B36A, isDark: false)
    static let sunset = Daylight(
        sky: [0x4E6AA6, 0xA78BB5, 0xF0A88A, 0xFAD29A], sun: 0xFFF0C4, silhouettes: (0xC08D9C, 0x7E6488, 0x3E3A5E),
        water: 0x7D7BA8, grass: 0x8A8A62, isDark: false)
    static let dusk = Daylight(
        sky: [0x2F3A74, 0x5D5493, 0xA774A0, 0xEFAE93], sun: 0xFFDCA8, silhouettes: (0x8A6C9C, 0x594B80, 0x2B2A50),
        water: 0x5A5A96, grass: 0x4F5A66, isDark: true)
    static let night = Daylight(
        sky: [0x0C1233, 0x17214F, 0x2C3A70, 0x4B5690], sun: 0xF4F1E0, silhouettes: (0x36457E, 0x202C5A, 0x0F1634),
        water: 0x22336A, grass: 0x22364A, isDark: true)
    static let rain = Daylight(
        sky: [0x56647A, 0x76869B, 0x9AA9B8, 0xBEC9D1], sun: 0xDDE4E8, silhouettes: (0x8696A6, 0x5F7182, 0x3A4A59),
        water: 0x62788A, grass: 0x6F8474, isDark: false)

    /// By their names in `pictures.tsv`.
    static let named = [
        "morning": morning, "day": day, "sunset": sunset, "dusk": dusk, "night": night, "rain": rain,
    ]
}
