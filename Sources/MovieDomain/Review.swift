/// A review of a film. TMDb's name for each field is given in parentheses.
public struct Review: Sendable, Hashable, Identifiable {
  /// The id (`id`), unique within the catalog.
  public var id: String
  /// The author's name to display (`author_details.name`, `author` or `author_details.username`); empty when unknown.
  public var author: String
  /// The author's score, from 0 through 10 (`author_details.rating`); nil when there is none.
  public let rating: Double?
  /// The text in full (`content`), with paragraphs separated by line feeds.
  public var text: String
  /// The day the review was written (`created_at`); nil when unknown.
  public var date: CalendarDate?

  /// Creates a review. A rating outside 0 through 10 becomes nil.
  public init(id: String, author: String, rating: Double? = nil, text: String, date: CalendarDate? = nil) {
    self.id = id
    self.author = author
    self.rating = rating.flatMap { (0...10).contains($0) ? $0 : nil }
    self.text = text
    self.date = date
  }
}
