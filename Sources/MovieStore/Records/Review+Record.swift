import MovieDomain
import MovieJSON

extension Review {
  init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.string), author: try record.required("author", \.string),
      rating: try record.optional("rating", \.number), text: try record.required("content", \.string),
      date: CalendarDate(stored: try record.optional("date", \.string)))
  }

  var record: JSONValue {
    .record([
      "id": .string(id), "author": .string(author), "rating": .number(rating), "content": .string(text),
      "date": .text(date?.description),
    ])
  }
}
