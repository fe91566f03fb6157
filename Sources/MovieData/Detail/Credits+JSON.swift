import MovieDomain

extension Credits.Member {
  var castJSON: JSONValue {
    // TMDb has `character`, which joins several characters with slashes; `characters` is an addition.
    [
      "id": id.json, "name": name.json, "character": roles.joined(separator: " / ").json,
      "characters": roles.json, "profile_path": profilePath.json,
    ]
  }

  var crewJSON: JSONValue {
    ["id": id.json, "name": name.json, "jobs": roles.json, "profile_path": profilePath.json]
  }
}

extension Review: JSONRepresentable {
  package var json: JSONValue {
    [
      "id": id.json, "author": author.json, "rating": rating.json, "content": text.json, "created_at": date.json,
    ]
  }
}
