import MovieDomain

/// The first page of a film's reviews, as stored and exported.
struct ReviewsRecord: Codable, Sendable {
  struct ReviewRecord: Codable, Sendable {
    var id: String
    var author: String
    var rating: Double?
    var content: String
    var date: String?
  }

  var page: Int
  var totalPages: Int
  var totalResults: Int
  var skipped: Int
  var results: [ReviewRecord]

  private enum CodingKeys: String, CodingKey {
    case page, skipped, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }

  init(_ reviews: ResultsPage<Review>) {
    page = reviews.number
    totalPages = reviews.totalPages
    totalResults = reviews.totalResults
    skipped = reviews.skipped
    results = reviews.elements.map {
      ReviewRecord(
        id: $0.id, author: $0.author, rating: $0.rating, content: $0.text, date: $0.date?.description)
    }
  }

  var reviews: ResultsPage<Review> {
    ResultsPage(
      number: page, totalPages: totalPages, totalResults: totalResults,
      elements: results.map {
        Review(
          id: $0.id, author: $0.author, rating: $0.rating, text: $0.content,
          date: $0.date.flatMap { CalendarDate(iso8601: Substring($0)) })
      }, skipped: skipped)
  }
}
