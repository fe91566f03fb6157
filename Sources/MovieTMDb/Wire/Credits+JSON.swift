import MovieDomain
import MovieJSON

extension Credits {
  /// Needs a cast or a crew, with one row for each character or job.
  init?(_ json: JSONNode) {
    let cast = json.list("cast") { Member($0, role: "character") }
    let crew = json.list("crew") { Member($0, role: "job") }
    guard cast != nil || crew != nil else { return nil }
    self.init(
      cast: cast?.rows ?? [], crew: crew?.rows ?? [], skipped: (cast?.skipped ?? 0) + (crew?.skipped ?? 0))
  }
}

extension Credits.Member {
  fileprivate init?(_ json: JSONNode, role: String) {
    guard let id = json.integer("id"), id > 0,
      let name = json.textIfAny("name") ?? json.textIfAny("original_name")
    else { return nil }
    self.init(id: id, name: name, roles: [json.trimmed(role)], profilePath: json.textIfAny("profile_path"))
  }
}
