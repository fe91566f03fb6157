import MovieDisplay

extension Route {
  /// The address of the page on this site; nil for what is no page here.
  public var address: String? {
    switch self {
    case .movie(let id, let source): Self.address("/film/\(id)", ("from", source))
    case .credits(let id, let source): Self.address("/film/\(id)/credits", ("from", source))
    case .reviews(let id, let source): Self.address("/film/\(id)/reviews", ("from", source))
    case .similar(let id, let source, let page):
      Self.address("/film/\(id)/similar", ("from", source), ("page", Self.page(page)))
    case .collection(let id, let source): Self.address("/film/\(id)/collection", ("from", source))
    case .list(let id, let genre, let page):
      Self.address("/list/\(Self.escaped(id))", ("genre", genre.map(String.init)), ("page", Self.page(page)))
    case .trending(let page): Self.address("/trending", ("page", Self.page(page)))
    case .person(let id, let source): Self.address("/person/\(id)", ("from", source))
    case .filmography(let id, let source): Self.address("/person/\(id)/films", ("from", source))
    case .people(let page, let query): Self.address("/people", ("q", query), ("page", Self.page(page)))
    case .search(let query, let year, let page):
      Self.address("/search", ("q", query), ("year", year.map(String.init)), ("page", Self.page(page)))
    case .shelf(let id, let sort, let isDescending, let page):
      Self.address(
        "/shelf/\(Self.escaped(id))", ("sort", sort), ("descending", isDescending ? "1" : nil),
        ("page", Self.page(page)))
    case .shelve, .discover, .trailer, .logIn: nil
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
