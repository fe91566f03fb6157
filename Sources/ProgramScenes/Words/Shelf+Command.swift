import MovieDomain

extension Shelf {
  /// An example of the command that puts a film on the shelf.
  var addingCommand: String {
    switch self {
    case .favorites: "vip favorites add 12"
    case .watchlist: "vip watchlist add 12"
    case .seen: "vip seen 12 --rate 4.5"
    }
  }
}
