import MovieDomain
import MovieJSON

extension Credits {
  init(record: JSONNode) throws {
    self.init(
      cast: try record.required("cast") { $0.elements { try Member(record: $0, roles: "characters") } },
      crew: try record.required("crew") { $0.elements { try Member(record: $0, roles: "jobs") } },
      skipped: try record.required("skipped", \.integer))
  }

  var record: JSONValue {
    .record([
      "cast": .array(cast.map { $0.record(roles: "characters") }),
      "crew": .array(crew.map { $0.record(roles: "jobs") }), "skipped": .int(skipped),
    ])
  }
}

extension Credits.Member {
  fileprivate init(record: JSONNode, roles: String) throws {
    self.init(
      id: try record.required("id", \.integer), name: try record.required("name", \.string),
      roles: try record.optional(roles, \.texts) ?? [], profilePath: try record.optional("profile_path", \.string))
  }

  fileprivate func record(roles: String) -> JSONValue {
    .record(["id": .int(id), "name": .string(name), roles: .texts(self.roles), "profile_path": .text(profilePath)])
  }
}
