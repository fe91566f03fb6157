import MovieDomain
import MovieScenes

/// The library of an import. A dry run adds to a copy of the films that it changes, without their details.
struct ImportTarget: Sendable {
  private let library: any FilmLibrary
  private let change: ChangeID
  private let copy: TransientFilmLibrary?

  init(_ library: any FilmLibrary, in change: ChangeID, isDryRun: Bool) {
    self.library = library
    self.change = change
    copy = isDryRun ? TransientFilmLibrary() : nil
  }

  func marks(of ids: Set<FilmID>) async throws(StoreError) -> [FilmID: FilmMarks] {
    let copied = await copy?.marks(of: ids) ?? [:]
    return try await library.marks(of: ids).merging(copied) { $1 }
  }

  func details(of id: FilmID) async throws(StoreError) -> StoredFilm? {
    if let film = await copy?.details(of: id) { return film }
    return try await library.details(of: id)
  }

  func add(_ films: [StoredFilm]) async throws(StoreError) -> Set<FilmID> {
    guard let copy else { return try await library.add(films, in: change) }
    for film in films {
      if let stored = try await details(of: film.id) { await copy.add([stored.withoutDetails], in: change) }
    }
    return await copy.add(films.map(\.withoutDetails), in: change)
  }
}

extension StoredFilm {
  fileprivate var withoutDetails: StoredFilm {
    var film = self
    film.details = MovieDetails(movie: details.movie, credits: nil, reviews: nil)
    return film
  }
}

/// Films that an import adds in one transaction. Lines about the same film, such as its viewings, are merged.
struct ImportBatch {
  /// What becomes of a line.
  struct Result {
    /// Whether the library, and each earlier line, lacks some of it.
    var isNew = false
    /// Whether the library has another review of the viewing, which stays.
    var leavesOutReview = false
  }

  /// A film as the library has it, with what the lines have added.
  private struct Entry {
    private var film: StoredFilm
    /// The shelves and the rating that the lines add.
    private var (shelves, rating): ([Shelf: CalendarDate], StarRating?) = ([:], nil)
    /// The day of that rating, if it is known.
    private var ratingDay: CalendarDate?
    /// The same for the diary: also the day on which a file says that the rating was removed.
    private var ratedOn: CalendarDate?
    private var viewings: [Viewing.Occasion: Viewing]
    /// The film as the library has it, and its viewings.
    private let stored: StoredFilm?
    private let storedViewings: [Viewing.Occasion: Viewing]
    /// The same by how they are shown, as in a file that was exported.
    private let shownViewings: [Viewing.Occasion: Viewing]
    /// The day of the last of them with stars, which are those of the film until it is rated later.
    private let lastRating: CalendarDate?
    private(set) var isOnNewShelf = false
    private(set) var isChanged = false
    /// Whether the film was on the watchlist, and a line says that it has been seen since then.
    private(set) var leavesWatchlist = false
    /// The ratings of the film that the lines have, and the last one of each viewing.
    private var filmRatings: Set<StarRating> = []
    private var viewingRatings: [Viewing.Occasion: StarRating] = [:]
    /// Whether a line has tags that the library's tags of the viewing lack.
    private var hasOtherTags = false

    init(_ film: StoredFilm, after stored: StoredFilm?) {
      self.film = film
      self.film.shelves = stored?.shelves ?? [:]
      self.stored = stored
      storedViewings = Dictionary((stored?.diary?.viewings ?? []).map { ($0.occasion, $0) }) { $1 }
      let shown = (stored?.diary?.shownViewings ?? []).map(\.occasion)
      shownViewings = Dictionary(zip(shown, stored?.diary?.viewings ?? [])) { $1 }
      viewings = storedViewings
      lastRating = stored?.diary?.viewings.last { $0.rating != nil }?.day.date
    }

    /// Whether the details are missing in the library, and not here.
    var bringsDetails: Bool { !film.isIncomplete && stored?.isIncomplete ?? false }
    var newShelves: Set<Shelf> { Set(shelves.keys).subtracting((stored?.shelves ?? [:]).keys) }
    var newViewings: Int { viewings.count - storedViewings.count }

    /// Whether the library has a rating or tags that differ from those of the lines, and stay.
    var staysDifferent: Bool {
      // The rating of the film may be that of a viewing in the file.
      let ratings = filmRatings.union(viewingRatings.values)
      let isRated = !filmRatings.isEmpty && (rating ?? stored?.diary?.rating).map { !ratings.contains($0) } ?? false
      return isRated || hasOtherTags
        || viewingRatings.contains { (storedViewings[$0.key]?.rating ?? $0.value) != $0.value }
    }

    /// Adds what a line says. What is known already stays, because the file may be older.
    mutating func merge(_ line: StoredFilm, ratedOn day: CalendarDate?, guessesRewatches: Bool) -> Result {
      var leavesOutReview = false
      shelves.merge(line.shelves) { known, _ in known }
      var isNews = !Set(line.shelves.keys).isSubset(of: film.shelves.keys)
      isOnNewShelf = isOnNewShelf || isNews
      film.shelves.merge(line.shelves) { known, _ in known }
      let lineViewings = line.diary?.viewings ?? []
      // Without a viewing, the day is that of the shelf. A film that was put on the watchlist later is to be seen again.
      var isSeenSince =
        lineViewings.isEmpty && stored?.shelves[.seen] == nil && line.shelves[.seen].map { isWished(by: $0) } ?? false
      // Without a day, the rating is that of a library that has the last viewing, too, or a later one.
      if let rated = line.diary?.filmRating, stored?.diary?.filmRating == nil, !isOlderRating(of: day),
        !isRemovedRating(of: day ?? line.diary?.ratedOn),
        lastRating.map({ last in day.map { last < $0 } ?? lineViewings.contains { $0.day.date >= last } }) ?? true
      {
        isNews = isNews || rating != rated
        (rating, ratingDay, ratedOn) = (rated, day, day ?? line.diary?.ratedOn)
      } else if stored?.diary == nil, rating == nil, ratedOn == nil, let removed = line.diary?.ratedOn {
        ratedOn = removed
        isNews = true
      }
      if let rated = line.diary?.filmRating { filmRatings.insert(rated) }
      let ratedViewingDay = line.diary?.filmRating == nil ? line.diary?.ratingDay : nil
      for (var viewing, shown) in zip(lineViewings, line.diary?.shownViewings ?? []) {
        if storedViewings[viewing.occasion] == nil,
          let known = shownViewings[shown.occasion]
            ?? (guessesRewatches ? storedViewings.values.first { $0.day == viewing.day } : nil)
        {
          viewing.isRewatch = known.isRewatch
        }
        let known = viewings[viewing.occasion]
        var merged = viewing
        if let known { merged.update(from: known) }
        let earlier = storedViewings[viewing.occasion]
        if earlier == nil, let stars = viewing.rating, viewing.day.date == ratedViewingDay,
          isLaterThanRating(viewing.day.date)
        {
          (rating, ratingDay, ratedOn) = (stars, viewing.day.date, viewing.day.date)
        }
        if let review = earlier?.review, !review.isEmpty {
          leavesOutReview = leavesOutReview || review.joined(with: viewing.review, by: "\n\n") != review
        }
        if let tags = earlier?.tags, !tags.isEmpty {
          hasOtherTags = hasOtherTags || tags.joined(with: viewing.tags, by: ", ") != tags
        }
        if let rating = viewing.rating { viewingRatings[viewing.occasion] = rating }
        // Of several ratings in the file for one day, the last is the viewer's opinion.
        if earlier?.rating == nil, let rating = viewing.rating { merged.rating = rating }
        // Of several reviews in the file for one day, none is lost.
        if let known, earlier?.review.isEmpty ?? true {
          merged.review = known.review.joined(with: viewing.review, by: "\n\n")
        }
        if let known, earlier?.tags.isEmpty ?? true {
          merged.tags = known.tags.joined(with: viewing.tags, by: ", ")
        }
        viewings[viewing.occasion] = merged
        if known == nil {
          isSeenSince = isSeenSince || isWished(by: viewing.day.date)
        }
        isNews = isNews || known != viewings[viewing.occasion]
      }
      if isSeenSince, !line.shelves.keys.contains(.watchlist) {
        leavesWatchlist = stored?.shelves[.watchlist] != nil
        shelves[.watchlist] = nil
      }
      isNews = isNews || bringsDetails && !shelves.isEmpty
      isChanged = isChanged || isNews
      return Result(isNew: isNews, leavesOutReview: leavesOutReview)
    }

    /// Whether the film was on the watchlist on a day, or is put on it that day.
    private func isWished(by day: CalendarDate) -> Bool { film.shelves[.watchlist].map { $0 <= day } ?? false }

    /// Whether an earlier line has a rating of a later day. Otherwise, the last line of a file has the viewer's opinion.
    private func isOlderRating(of day: CalendarDate?) -> Bool {
      guard let day, let ratingDay else { return false }
      return day < ratingDay
    }

    /// Whether the library's rating of the film, and that of an earlier line, are known to be of earlier days.
    private func isLaterThanRating(_ day: CalendarDate) -> Bool {
      guard let diary = stored?.diary, diary.filmRating != nil, let rated = diary.ratedOn else { return false }
      return rated < day && !isOlderRating(of: day)
    }

    /// Whether the library knows that the rating was removed, and not that this one is later.
    private func isRemovedRating(of day: CalendarDate?) -> Bool {
      // Without a rating of the film, the day is that of its removal.
      guard let removed = stored?.diary?.ratedOn else { return false }
      return day.map { $0 <= removed } ?? true
    }

    var id: FilmID { film.id }
    var title: String { film.details.movie.shownTitle }

    /// Whether the film has been seen since the day on which it was put on the watchlist.
    func isSeen(since day: CalendarDate) -> Bool {
      (viewings.values.map(\.day.date).max() ?? film.shelves[.seen]).map { $0 >= day } ?? false
    }

    /// The film with only what the lines add: another process may have changed the rest meanwhile.
    var news: StoredFilm {
      var news = film
      // Details alone are written for a film that is on a shelf.
      news.shelves = bringsDetails ? shelves : shelves.filter { $0.key == .seen || stored?.shelves[$0.key] == nil }
      news.diary = shelves[.seen].map { _ in
        Diary(
          filmRating: rating, ratedOn: ratedOn, viewings: viewings.compactMap { $1.news(after: storedViewings[$0]) })
      }
      news.leavesWatchlist = leavesWatchlist
      return news
    }
  }

  private var entries: [Entry] = []
  private var places: [FilmID: Int] = [:]

  /// Adds the film of a line. `stored` is the film as the library has it; nil if it is on no shelf. `ratedOn` is the day
  /// of a rating of the film, if it is known. With `leavesOutWatched`, a film that was put on the watchlist before it was
  /// seen is not put there again. With `guessesRewatches`, a viewing on the day of a known one is the same.
  mutating func append(
    _ film: StoredFilm, after stored: StoredFilm?, ratedOn day: CalendarDate? = nil, leavesOutWatched: Bool = false,
    guessesRewatches: Bool = false
  ) -> Result {
    var film = film
    let place = places[film.id] ?? entries.count
    if place == entries.count {
      places[film.id] = place
      entries.append(Entry(film, after: stored))
    }
    if leavesOutWatched, let added = film.shelves[.watchlist], entries[place].isSeen(since: added) {
      film.shelves = [:]
    }
    return entries[place].merge(film, ratedOn: day, guessesRewatches: guessesRewatches)
  }

  /// Adds the films to the library, and what changes to the report. Returns the films that changed, without those that
  /// another process has added meanwhile. Throws when the library cannot be changed.
  func write(to library: ImportTarget, _ report: inout ImportReport) async throws(StoreError) -> Set<FilmID> {
    var news = try await library.add(entries.filter(\.isChanged).map(\.news))
    news.formUnion(entries.lazy.filter(\.bringsDetails).map(\.id))
    for entry in entries {
      if entry.staysDifferent { report.changes.differingFilms += 1 }
      guard news.contains(entry.id) else {
        report.changes.unchangedFilms += 1
        continue
      }
      report.changes.newViewings += entry.newViewings
      for shelf in entry.newShelves { report.newFilmsByShelf[shelf, default: 0] += 1 }
      if entry.leavesWatchlist { report.changes.leftWatchlist.append(entry.title) }
      if entry.isOnNewShelf { report.changes.newFilms += 1 } else { report.changes.updatedFilms += 1 }
    }
    return news
  }
}

extension Viewing {
  /// The viewing without what the library has of it; nil if that is everything.
  fileprivate func news(after stored: Viewing?) -> Viewing? {
    guard let stored else { return self }
    var news = self
    if stored.rating != nil { news.rating = nil }
    if stored.review == review { news.review = "" }
    if stored.tags == tags { news.tags = "" }
    return stored == self ? nil : news
  }
}

extension String {
  /// The text, followed by the parts of another one that it does not have.
  fileprivate func joined(with other: String, by separator: String) -> String {
    let parts = split(separator: separator)
    let new = other.split(separator: separator).filter { !parts.contains($0) }
    guard !isEmpty, !new.isEmpty else { return isEmpty ? other : self }
    return self + separator + new.joined(separator: separator)
  }
}
