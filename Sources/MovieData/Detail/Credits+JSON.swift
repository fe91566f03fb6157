import MovieDomain

extension Credits.CastMember: JSONRepresentable {
  package var json: JSONValue {
    // TMDb has `character`, which joins several characters with slashes; `characters` is an addition.
    [
      "id": id.json, "name": name.json, "character": characters.joined(separator: " / ").json,
      "characters": characters.json, "profile_path": profilePath.json,
    ]
  }
}

extension Credits.CrewMember: JSONRepresentable {
  package var json: JSONValue {
    ["id": id.json, "name": name.json, "jobs": jobs.json, "profile_path": profilePath.json]
  }
}

extension Review: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "author": author.json, "rating": rating.json, "content": text.json, "created_at": date.json,
    ]
  }
}
