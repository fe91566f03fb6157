import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortVideoCount = 3
  private static let ownMark = "✓"

  /// A section that could not be loaded.
  private func missing(_ id: DetailScene.Section.ID, _ title: String) -> DetailScene.Section {
    .init(id: id, title: title, content: .missing(words.sectionNotLoaded))
  }

  /// Where the film can be watched; nil for a catalog that does not know about offers.
  func watchSection(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    guard let options = details.watchOptions else { return missing(.watch, words.whereToWatch(in: nil)) }
    let country = options.region.map { words.countryName($0.code, Countries.name($0)) }
    var section = DetailScene.Section(id: .watch, title: words.whereToWatch(in: country), content: .text(""))
    if let status = options.publicDomain {
      section.content = .text(words.isFree(from: status.isReached ? nil : status.year))
      return section
    }
    guard !options.offers.isEmpty else {
      guard let country else { return nil }
      section.content = .empty(words.noOffers(in: country))
      return section
    }
    let offers = options.offers.map { offer in
      let services = offer.services.map { service in
        let isOwn = response.ownServices.contains { service.isNamed($0) }
        return DetailScene.Offer.Service(
          name: service.name, mark: isOwn ? Self.ownMark : nil,
          nameAloud: isOwn ? words.ownService(service.name) : nil)
      }
      let own = services.filter { $0.mark != nil }
      return DetailScene.Offer(label: words.offer(offer.kind), services: own + services.filter { $0.mark == nil })
    }
    let hasOwn = offers.contains { $0.services.contains { $0.mark != nil } }
    let company = response.contentSource.offersAttribution
    let origin = company.isEmpty ? nil : words.offers(from: company)
    section.note = [origin, hasOwn ? words.ownServices(mark: Self.ownMark) : nil].joinedRemarks.nonBlank
    if hasOwn { section.noteAloud = origin ?? "" }
    section.content = .offers(offers, link: options.link?.nonBlank)
    return section
  }

  func videos(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    guard let videos = details.videos else { return missing(.videos, words.videos) }
    let playable = videos.compactMap { video in video.address.map { (video: video, address: $0) } }
    guard !playable.isEmpty else { return nil }
    let count = response.expanded.contains(.videos) ? playable.count : Self.shortVideoCount
    let rows = playable.prefix(count).map { row($0.video, at: $0.address) }
    let rest = playable.count - rows.count
    let all = Route.movie(id: details.movie.id, .complete, source: response.otherSource?.idNamespace)
    return .init(
      id: .videos, title: words.videos, content: .videos(rows),
      more: rest > 0 ? .init(text: words.more(rest), route: all) : nil)
  }

  private func row(_ video: Video, at address: String) -> DetailScene.Video {
    let kind = video.kind.nonBlank.map(words.videoKind)
    let name = video.name.nonBlank
    let isOther = video.language.map { $0 != words.languageCode } ?? false
    let remarks = [
      name == nil ? nil : kind, video.isOfficial ? words.official : nil,
      isOther ? video.language.map(words.inLanguage) : nil, video.published.map(words.date),
    ]
    return .init(title: name ?? kind ?? address, remark: remarks.joinedRemarks, address: address)
  }

  func similar(to details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    guard let page = details.recommendations else { return missing(.similar, words.moreLikeThis) }
    guard !page.elements.isEmpty else { return nil }
    let other = response.otherSource
    return .init(
      id: .similar, title: words.moreLikeThis,
      content: .films(
        page.withoutRepeats().elements.map {
          words.card(for: $0, of: other, marks: response.marks[FilmID(response.contentSource, $0.id)])
        }),
      more: .init(
        text: words.allSimilar, route: .movie(id: details.movie.id, .similar(), source: other?.idNamespace)))
  }

  func furtherHints(about details: MovieDetails, in response: DetailScene.Response) -> [Hint] {
    func step(_ text: String, _ page: Route.FilmPage) -> Hint {
      Hint(text: text, route: .movie(id: details.movie.id, page, source: response.otherSource?.idNamespace))
    }
    let hasVideo = details.videos?.contains { $0.address != nil } ?? false
    let canWatch = (try? details.watchAddress(ownServices: response.ownServices)) != nil
    return [
      canWatch ? step(words.opensWatchPage, .watch) : nil,
      hasVideo ? step(words.playsTrailer, .trailer) : nil,
      details.collection == nil ? nil : step(words.opensCollection, .collection),
    ].compactMap(\.self)
  }

  private static let shortReviewCount = 5

  func reviews(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    let whole = response.expanded.contains(.reviews)
    guard let page = details.reviews else { return missing(.reviews, words.reviews) }
    guard !page.elements.isEmpty else {
      guard response.contentSource.hasReviews else { return nil }
      return .init(
        id: .reviews, title: words.reviews, note: note(on: page), content: .empty(words.noReviews))
    }
    let shown = whole ? page.elements : Array(page.elements.prefix(Self.shortReviewCount))
    let excerpts = shown.map { whole ? nil : Excerpt.of($0.text) }
    let rest = page.elements.count - shown.count
    let more = rest > 0 ? words.more(rest) : excerpts.contains { $0 != nil } ? words.fullReviews : nil
    return .init(
      id: .reviews, title: words.reviews, note: note(on: page),
      content: .reviews(zip(shown, excerpts).map { review($0, saying: $1 ?? Markup.parsed($0.text)) }),
      more: more.map {
        .init(text: $0, route: .movie(id: details.movie.id, .reviews, source: response.otherSource?.idNamespace))
      })
  }

  /// The viewer's own viewings, latest first; nil unless they tell more than the mark of a film that was seen.
  func viewings(in response: DetailScene.Response) -> DetailScene.Section? {
    let viewings = response.filmMarks.diary?.shownViewings ?? []
    guard viewings.count > 1 || viewings.contains(where: { !$0.review.isEmpty || !$0.tags.isEmpty }) else { return nil }
    let rows = viewings.reversed().map { viewing in
      let day = words.watched(on: words.date(viewing.day.date), times: 1, isRewatch: viewing.isRewatch)
      return DetailScene.Review(
        author: words.seen(on: day, rating: viewing.rating.map(words.stars)), date: viewing.tags.nonBlank,
        text: Markup.parsed(viewing.review))
    }
    return .init(id: .viewings, title: words.viewings, content: .reviews(rows))
  }

  private func review(_ review: Review, saying text: FormattedText) -> DetailScene.Review {
    .init(
      author: review.author.nonBlank ?? words.anonymousAuthor,
      score: review.rating.map { words.badge(for: Rating(average: $0, voteCount: nil)) },
      date: review.date.map(words.fullDate), text: text)
  }

  private func note(on page: ResultsPage<Review>) -> String? {
    let read = page.elements.count
    let first = page.totalResults > read + page.skipped ? words.firstReviews(read, of: page.totalResults) : nil
    let skipped = page.skipped > 0 ? words.reviewsSkipped(page.skipped) : nil
    return [first, skipped].joinedRemarks.nonBlank
  }

  private static let shortCastCount = 12
  private static let shortCrewCount = 8

  func credits(of details: MovieDetails, in response: DetailScene.Response) -> [DetailScene.Section] {
    let whole = response.expanded.contains(.credits)
    let other = response.otherSource
    let all = Route.movie(id: details.movie.id, .credits, source: other?.idNamespace)
    func person(_ id: Person.ID, _ name: String, role: String, _ portrait: String?) -> DetailScene.Credit {
      .init(
        id: id, qualifiedID: other?.qualified(id), name: name.nonBlank ?? "#\(id)", role: role, portraitPath: portrait,
        route: .person(id: id, source: other?.idNamespace))
    }
    guard let credits = details.credits else { return [missing(.credits, words.castAndCrew)] }
    // Only what is shown becomes text: a film may have hundreds of people.
    let cast = credits.cast.prefix(whole ? .max : Self.shortCastCount).map {
      person($0.id, $0.name, role: $0.roles.joined(separator: " / "), $0.profilePath)
    }
    let crew = credits.crewInOrder(first: whole ? .max : Self.shortCrewCount).map {
      person($0.id, $0.name, role: $0.roles.map(words.job).joined(separator: ", "), $0.profilePath)
    }
    var sections = [section(.cast, words.cast, people: cast, of: credits.cast.count, all: all)]
    sections[0].note = credits.skipped > 0 ? words.peopleSkipped(credits.skipped) : nil
    if !crew.isEmpty {
      sections.append(section(.crew, words.crew, people: crew, of: credits.crew.count, all: all))
    }
    return sections
  }

  private func section(
    _ id: DetailScene.Section.ID, _ title: String, people: [DetailScene.Credit], of count: Int, all: Route
  ) -> DetailScene.Section {
    let rest = count - people.count
    return .init(
      id: id, title: title, content: people.isEmpty ? .empty(words.noCast) : .people(people),
      more: rest > 0 ? .init(text: words.more(rest), route: all) : nil)
  }
}

// Catalogs return the crew in arbitrary order: a set decorator may precede the director.
extension Credits {
  /// The most prominent jobs, most prominent first, in the catalogs' English terms.
  private static let leadingJobs = [
    "Director", "Co-Director", "Screenplay", "Writer", "Story", "Novel", "Author", "Characters", "Producer",
    "Director of Photography", "Original Music Composer", "Editor", "Production Design", "Executive Producer",
  ]
  private static let ranks = Dictionary(uniqueKeysWithValues: leadingJobs.enumerated().map { ($1, $0) })

  /// The first members of the crew, and the jobs of each, sorted by prominence. Other jobs follow in the catalog's order.
  fileprivate func crewInOrder(first count: Int) -> [Member] {
    // Indices are sorted, because moving members costs much more, and most of a large crew is not shown.
    let ranks = crew.map { $0.roles.reduce(Int.max) { min($0, Self.rank($1)) } }
    return ranks.indices.sorted { ranks[$0] < ranks[$1] }.prefix(count).map { index in
      var member = crew[index]
      // Most members have one job.
      if member.roles.count > 1 { member.roles.sort { Self.rank($0) < Self.rank($1) } }
      return member
    }
  }

  private static func rank(_ job: String) -> Int { ranks[job] ?? .max }
}

/// Shortens long texts to about 300 characters, at a word boundary if possible.
private enum Excerpt {
  private static let length = 300
  /// Text at most this much longer than `length` is not shortened.
  private static let tolerance = 40
  /// A word is split if the excerpt would otherwise be shorter than this: some scripts have no spaces.
  private static let shortest = 200
  /// The number of scalars with markup that usually have an excerpt.
  private static let sourceLength = 8_192

  /// Returns the excerpt of a text with markup; nil when the text is short enough.
  ///
  /// Of a long text, only the beginning is parsed, unless most of that is markup.
  static func of(_ raw: String) -> FormattedText? {
    let beginning = String(raw.unicodeScalars.prefix(sourceLength))
    return of(Markup.parsed(beginning)) ?? (beginning.utf8.count < raw.utf8.count ? of(Markup.parsed(raw)) : nil)
  }

  /// Returns the beginning of the text in one paragraph, with white space collapsed to single spaces; nil when the text
  /// is short enough.
  private static func of(_ text: FormattedText) -> FormattedText? {
    var runs: [FormattedText.Run] = []
    var count = 0
    var endsInSpace = true
    // Stop early, because reviews can be very long.
    for run in text.blocks.lazy.flatMap(Self.runs) {
      var collapsed = run
      collapsed.text = ""
      for character in run.text where !(endsInSpace && character.isWhitespace) {
        endsInSpace = character.isWhitespace
        collapsed.text.append(endsInSpace ? " " : character)
        count += 1
        if count > length + tolerance { return FormattedText([.init(.paragraph, cut(runs + [collapsed]))]) }
      }
      runs.append(collapsed)
    }
    return nil
  }

  /// A space and the runs of a block. Items of lists have their marker.
  private static func runs(of block: FormattedText.Block) -> [FormattedText.Run] {
    guard block.kind != .divider else { return [] }
    let marker: [FormattedText.Run] = if case .item(let marker) = block.kind { [.init(marker + " ")] } else { [] }
    return [.init(" ")] + marker + block.runs
  }

  private static func cut(_ runs: [FormattedText.Run]) -> [FormattedText.Run] {
    var left = cut(runs.map(\.text).joined()).count
    var kept: [FormattedText.Run] = []
    for var run in runs where left > 0 {
      run.text = String(run.text.prefix(left))
      left -= run.text.count
      if !run.text.isEmpty { kept.append(run) }
    }
    if !kept.isEmpty { kept[kept.count - 1].text += "…" }
    return kept
  }

  private static func cut(_ text: String) -> Substring {
    var kept = text.prefix(length + 1)
    if let blank = kept.lastIndex(of: " "), kept.distance(from: kept.startIndex, to: blank) >= shortest {
      kept = kept[..<blank]
    } else {
      kept.removeLast()
    }
    while let last = kept.last, last == " " || ",;:–—-(".contains(last) {
      kept.removeLast()
    }
    return kept
  }
}
