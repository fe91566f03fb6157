import MovieDomain
import MovieJSON

extension Credits {
  /// Needs a cast or a crew, with one row for each character or job.
  init?(_ json: JSONNode) {
    let cast = json.list("cast", CastMember.init)
    let crew = json.list("crew", CrewMember.init)
    guard cast != nil || crew != nil else { return nil }
    self.init(
      cast: cast?.rows ?? [], crew: crew?.rows ?? [], skipped: (cast?.skipped ?? 0) + (crew?.skipped ?? 0))
  }

  fileprivate static func person(_ json: JSONNode) -> (id: Person.ID, name: String)? {
    guard let id = json.integer("id"), id > 0,
      let name = json.textIfAny("name") ?? json.textIfAny("original_name")
    else { return nil }
    return (id, name)
  }
}

extension Credits.CastMember {
  /// Needs an id and a name.
  init?(_ json: JSONNode) {
    guard let (id, name) = Credits.person(json) else { return nil }
    self.init(
      id: id, name: name, characters: [json.trimmed("character")], profilePath: json.textIfAny("profile_path"))
  }
}

extension Credits.CrewMember {
  /// Needs an id and a name.
  init?(_ json: JSONNode) {
    guard let (id, name) = Credits.person(json) else { return nil }
    self.init(id: id, name: name, jobs: [json.trimmed("job")], profilePath: json.textIfAny("profile_path"))
  }
}
