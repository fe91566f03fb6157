import MovieDomain
import MovieJSON

extension Genre {
  /// Needs an id and a name. Some names end in a space.
  init?(_ json: JSONNode) {
    let name = json.trimmed("name")
    guard let id = json.integer("id"), !name.isEmpty else { return nil }
    self.init(id: id, name: name)
  }
}
