/// The page that `report` has written.
package struct WrittenPage: Sendable, Hashable {
    /// The path of the page.
    package var path: String
    /// The number of pictures in its folder; nil if they are in the page.
    package var pictures: Int?
    /// The size of the page with its pictures, in bytes, if it exceeds the budget.
    package var excess: Int?
}
