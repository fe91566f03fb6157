import Foundation

/// Values of many kinds.
struct Film {
  enum State: Hashable {
    case announced
    case released(year: Int, country: String)
    case rated(Double)
    case reviewed(Review)
  }

  struct Review: Encodable, Hashable {
    var author: String
    var text: String
  }

  struct Person: Hashable {
    var id: UUID
    var name: String
  }

  var id = UUID()
  var title = "Nosferatu"
  var overview = "A vampire comes to town.\n\nIt ends \"badly\" \\ at dawn.\n"
  var director: Person? = Person(id: UUID(), name: "F. W. Murnau")
  var writer: Person?
  var cast: Set<Person> = [
    Person(id: UUID(), name: "Max Schreck"), Person(id: UUID(), name: "Greta Schröder"),
    Person(id: UUID(), name: "Alexander Granach"),
  ]
  var states: [State] = [
    .announced, .released(year: 1922, country: "DE"), .rated(7.8),
    .reviewed(Review(author: "ada", text: "Good")),
  ]
  var votes: [Int: Int] = [10: 3, 9: 5, 1: 2]
  var titles: [String: String] = ["en": "Nosferatu", "ru": "Носферату", "de": "Nosferatu, eine Symphonie des Grauens"]
  var sizes = [1, 2, 3]
  var tags: [String] = []
  var released = Date(timeIntervalSince1970: -1_500_000_000.25)
  var page = URL(string: "https://example.com/?a=1&b=2")
  var runtime: Duration = .seconds(94 * 60)
}
