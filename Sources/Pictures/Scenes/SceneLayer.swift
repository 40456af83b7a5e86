/// The layers that scenes are composed of, by their names in `pictures.tsv`.
enum SceneLayer: String {
    case sky, stars, sun, clouds
    case mountains, sea, forest, park, rain
    case street, city, room, stage
    case cafe, food, game, product, pet, portrait
}
