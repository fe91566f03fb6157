import MovieDisplay

extension Route {
  /// The address of the page on this site; nil for what is no page here, such as a film of another catalog.
  public var address: String? {
    switch self {
    case .movie(let id, nil): "/film/\(id)"
    case .credits(let id, nil): "/film/\(id)/credits"
    case .reviews(let id, nil): "/film/\(id)/reviews"
    case .similar(let id, nil, let page): Self.address("/film/\(id)/similar", ("page", Self.page(page)))
    case .collection(let id, nil): "/film/\(id)/collection"
    case .list(let id, let genre, let page):
      Self.address("/list/\(Self.escaped(id))", ("genre", genre), ("page", Self.page(page)))
    case .trending(let page): Self.address("/trending", ("page", Self.page(page)))
    case .person(let id, nil): "/person/\(id)"
    case .filmography(let id, nil, nil): "/person/\(id)/films"
    case .people(let page, let query): Self.address("/people", ("q", query), ("page", Self.page(page)))
    case .search(let query, let year, let page):
      Self.address("/search", ("q", query), ("year", year.map(String.init)), ("page", Self.page(page)))
    case .shelf(let id, let sort, let isDescending, let page):
      Self.address(
        "/shelf/\(Self.escaped(id))", ("sort", sort), ("descending", isDescending ? "1" : nil),
        ("page", Self.page(page)))
    case .movie, .credits, .reviews, .similar, .collection, .person, .filmography: nil
    case .home: "/"
    case .settings: "/settings"
    case .shelve, .discover, .trailer, .logIn, .genres, .complete, .filmNamed, .personNamed, .pick, .history, .doctor:
      nil
    }
  }

  private static func page(_ number: Int) -> String? { number == 1 ? nil : String(number) }

  private static func address(_ path: String, _ fields: (name: String, value: String?)...) -> String {
    let fields = fields.compactMap { field in field.value.map { "\(field.name)=\(escaped($0))" } }
    return fields.isEmpty ? path : "\(path)?\(fields.joined(separator: "&"))"
  }

  private static func escaped(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}
