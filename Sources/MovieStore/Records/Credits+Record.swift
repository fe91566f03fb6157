import MovieDomain
import MovieJSON

extension Credits {
  init(record: JSONNode) throws {
    self.init(
      cast: try record.required("cast") { $0.elements(CastMember.init(record:)) },
      crew: try record.required("crew") { $0.elements(CrewMember.init(record:)) },
      skipped: try record.required("skipped", \.integer))
  }

  var record: JSONValue {
    .record([
      "cast": .array(cast.map(\.record)), "crew": .array(crew.map(\.record)), "skipped": .int(skipped),
    ])
  }
}

extension Credits.CastMember {
  fileprivate init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.integer), name: try record.required("name", \.string),
      characters: try record.optional("characters", \.texts) ?? [],
      profilePath: try record.optional("profile_path", \.string))
  }

  fileprivate var record: JSONValue {
    .record([
      "id": .int(id), "name": .string(name), "characters": .texts(characters), "profile_path": .text(profilePath),
    ])
  }
}

extension Credits.CrewMember {
  fileprivate init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.integer), name: try record.required("name", \.string),
      jobs: try record.optional("jobs", \.texts) ?? [],
      profilePath: try record.optional("profile_path", \.string))
  }

  fileprivate var record: JSONValue {
    .record(["id": .int(id), "name": .string(name), "jobs": .texts(jobs), "profile_path": .text(profilePath)])
  }
}
