import MovieDomain

/// A diary, as stored and exported.
struct DiaryRecord: Codable, Sendable {
  struct ViewingRecord: Codable, Sendable {
    var day: String
    var rating: Double?
    var rewatch: Bool
    var review: String?
    var tags: String?
  }

  var rating: Double?
  var viewings: [ViewingRecord]

  init(_ diary: Diary) {
    rating = diary.filmRating?.stars
    viewings = diary.viewings.map {
      ViewingRecord(
        day: $0.day.date.description, rating: $0.rating?.stars, rewatch: $0.isRewatch,
        review: $0.review.isEmpty ? nil : $0.review, tags: $0.tags.isEmpty ? nil : $0.tags)
    }
  }

  /// The diary; nil when a day or a rating is invalid.
  var diary: Diary? {
    var filmRating: StarRating?
    if let rating {
      guard let stars = StarRating(stars: rating) else { return nil }
      filmRating = stars
    }
    var viewings: [Viewing] = []
    for record in self.viewings {
      guard let day = CalendarDate(iso8601: Substring(record.day)) else { return nil }
      var viewing = Viewing(
        day: ViewingDay(recorded: day), isRewatch: record.rewatch, review: record.review ?? "",
        tags: record.tags ?? "")
      if let rating = record.rating {
        guard let stars = StarRating(stars: rating) else { return nil }
        viewing.rating = stars
      }
      viewings.append(viewing)
    }
    return Diary(filmRating: filmRating, viewings: viewings)
  }
}
