/// The fontconfig configuration that admits the families of ``FontFamily`` and no others of the machine.
enum FontConfiguration {
    /// Returns the configuration as XML. It includes nothing of the machine's own configuration.
    ///
    /// - Parameter admitsOriginals: Whether Apple's families are used where they are found.
    static func xml(folders: [String], caches: [String], admitsOriginals: Bool) -> String {
        let families = FontFamily.allCases.flatMap { [$0.rawValue] + (admitsOriginals ? $0.original : []) }
        let accepted = families.map { family in
            "<pattern><patelt name=\"family\"><string>\(family)</string></patelt></pattern>"
        }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            \(folders.map { "<dir>\(escaped($0))</dir>" }.joined(separator: "\n"))
            \(caches.map { "<cachedir>\(escaped($0))</cachedir>" }.joined(separator: "\n"))
            <cachedir prefix="xdg">fontconfig</cachedir>
            <selectfont>
            <rejectfont><pattern/></rejectfont>
            <acceptfont>
            \(accepted.joined(separator: "\n"))
            </acceptfont>
            </selectfont>
            <alias binding="same">
            <family>emoji</family>
            <prefer><family>\(FontFamily.emoji.rawValue)</family></prefer>
            </alias>
            \(bitmapScaling)
            <config><rescan><int>0</int></rescan></config>
            </fontconfig>
            """
    }

    /// Scales bitmap fonts to the requested size. Without this rule, a color emoji is 128 pixels high in every text.
    private static let bitmapScaling = """
        <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
        <times>
        <name>matrix</name>
        <matrix>
        <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
        </matrix>
        </times>
        </edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
        </match>
        """

    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            default: result.append(character)
            }
        }
        return result
    }
}
