import ArgumentParser
import Comparison

/// An area of a picture in pixels: `0,0,1179,141`.
struct PictureArea: ExpressibleByArgument {
    let box: PixelDifference.Box

    init?(argument: String) {
        let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0
        else { return nil }
        box = PixelDifference.Box(x: x, y: y, width: width, height: height)
    }
}
