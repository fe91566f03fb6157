import MovieDomain
import MovieJSON

extension Person {
  /// Needs an id and a name. Adult works are left out unless the user wants them.
  init?(_ json: JSONNode, includesAdult: Bool) {
    guard let id = json.integer("id"), id > 0, let name = json.textIfAny("name") else { return nil }
    self.init(
      id: id, name: name, department: json.textIfAny("known_for_department"), popularity: json.number("popularity"),
      profilePath: json.textIfAny("profile_path"),
      knownFor: json.list("known_for") { includesAdult || !$0.flag("adult") ? Work($0) : nil }?.rows ?? [])
  }
}

extension Person.Work {
  /// Needs a title. Films have a title, series a name.
  init?(_ json: JSONNode) {
    guard let title = json.textIfAny("title") ?? json.textIfAny("name") else { return nil }
    self.init(title: title, movieID: json.text("media_type") == "tv" ? nil : json.integer("id"))
  }
}
