/// A review written by a viewer.
public struct Review: Sendable, Hashable, Identifiable {
  public var id: String
  public var author: String
  /// 0 through 10.
  public let rating: Double?
  public var text: String
  public var date: CalendarDate?

  public init(id: String, author: String, rating: Double? = nil, text: String, date: CalendarDate? = nil) {
    self.id = id
    self.author = author
    self.rating = rating.flatMap { (0...10).contains($0) ? $0 : nil }
    self.text = text
    self.date = date
  }
}
