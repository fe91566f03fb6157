/// A country in which a film was produced. TMDb's name for each field is given in parentheses.
public struct Country: Sendable, Hashable {
  /// The country (`iso_3166_1`). Former countries have their former codes, such as `SU`.
  public var region: Region
  /// The catalog's English name (`name`); the code when unknown.
  public var name: String

  /// Creates a country. Without a name, it is called by its code.
  public init(_ region: Region, name: String = "") {
    self.region = region
    self.name = name.isEmpty ? region.code : name
  }
}
