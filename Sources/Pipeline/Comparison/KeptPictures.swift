/// Where a comparison keeps the pictures that it has drawn.
struct KeptPictures: Sendable {
    /// The folder of the older pictures, which are named by their fingerprints.
    let before: String
    /// The output folder of the newer ones.
    let output: String
}
