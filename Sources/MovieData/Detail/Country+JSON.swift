import MovieDomain

extension Country: JSONRepresentable {
  package var json: JSONValue {
    ["iso_3166_1": region.code.json, "name": name.json]
  }
}
