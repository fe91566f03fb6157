import MovieDomain
import MovieJSON

extension Diary {
  init(record: JSONNode) throws {
    self.init(
      filmRating: try record.optional("rating", StarRating.read),
      viewings: try record.required("viewings") { $0.elements(Viewing.init(record:)) })
  }

  var record: JSONValue {
    .record(["rating": .number(filmRating?.stars), "viewings": .array(viewings.map(\.record))])
  }
}

extension Viewing {
  fileprivate init(record: JSONNode) throws {
    self.init(
      day: ViewingDay(recorded: try record.required("day") { CalendarDate(stored: $0.string) }),
      rating: try record.optional("rating", StarRating.read), isRewatch: try record.required("rewatch", \.bool),
      review: try record.optional("review", \.string) ?? "", tags: try record.optional("tags", \.string) ?? "")
  }

  fileprivate var record: JSONValue {
    .record([
      "day": .string(day.date.description), "rating": .number(rating?.stars), "rewatch": .bool(isRewatch),
      "review": review.isEmpty ? .null : .string(review), "tags": tags.isEmpty ? .null : .string(tags),
    ])
  }
}

extension StarRating {
  fileprivate static func read(_ record: JSONNode) -> StarRating? { record.number.flatMap { StarRating(stars: $0) } }
}
