import MovieDisplay
import MovieDomain

extension DetailPresenter {
  private static let shortVideoCount = 3
  private static let ownMark = "✓"

  /// Where the film can be watched; nil for a catalog that does not know about offers.
  func watchSection(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    let watch = words.watch
    guard let options = details.watchOptions else {
      return .init(id: .watch, title: watch.title(in: nil), content: .missing(words.detail.sectionNotLoaded))
    }
    let country = options.region.map { words.detail.countryName($0.code, Countries.name($0)) }
    var section = DetailScene.Section(id: .watch, title: watch.title(in: country), content: .text(""))
    if let status = options.publicDomain {
      section.content = .text(status.isReached ? watch.isFree : watch.isFree(from: status.year))
      return section
    }
    guard !options.offers.isEmpty else {
      guard let country else { return nil }
      section.content = .empty(watch.noOffers(in: country))
      return section
    }
    let offers = options.offers.map { offer in
      let services = offer.services.map { service in
        let isOwn = response.ownServices.contains { service.isNamed($0) }
        return DetailScene.Offer.Service(name: service.name, mark: isOwn ? Self.ownMark : nil)
      }
      let own = services.filter { $0.mark != nil }
      return DetailScene.Offer(label: watch.offer(offer.kind), services: own + services.filter { $0.mark == nil })
    }
    let hasOwn = offers.contains { $0.services.contains { $0.mark != nil } }
    let company = response.source.offersAttribution
    let notes = [
      company.isEmpty ? nil : watch.offers(from: company), hasOwn ? watch.ownServices(mark: Self.ownMark) : nil,
    ]
    section.note = notes.joinedRemarks.nonBlank
    section.content = .offers(offers, link: options.link?.nonBlank)
    return section
  }

  func videos(of details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    guard let videos = details.videos else {
      return .init(id: .videos, title: words.watch.videos, content: .missing(words.detail.sectionNotLoaded))
    }
    let playable = videos.compactMap { video in video.address.map { (video: video, address: $0) } }
    guard !playable.isEmpty else { return nil }
    let count = response.expanded.contains(.videos) ? playable.count : Self.shortVideoCount
    let rows = playable.prefix(count).map { row($0.video, at: $0.address) }
    let rest = playable.count - rows.count
    let all = Route.movie(id: details.movie.id, .complete, source: response.otherSource?.idNamespace)
    return .init(
      id: .videos, title: words.watch.videos, content: .videos(rows),
      more: rest > 0 ? .init(text: words.more(rest), route: all) : nil)
  }

  private func row(_ video: Video, at address: String) -> DetailScene.Video {
    let kind = video.kind.nonBlank.map(words.watch.videoKind)
    let name = video.name.nonBlank
    let isOther = video.language.map { $0 != words.languageCode } ?? false
    let remarks = [
      name == nil ? nil : kind, video.isOfficial ? words.watch.official : nil,
      isOther ? video.language.map(words.detail.inLanguage) : nil, video.published.map(words.date),
    ]
    return .init(title: name ?? kind ?? address, remark: remarks.joinedRemarks, address: address)
  }

  func similar(to details: MovieDetails, in response: DetailScene.Response) -> DetailScene.Section? {
    guard let page = details.recommendations else {
      return .init(id: .similar, title: words.watch.moreLikeThis, content: .missing(words.detail.sectionNotLoaded))
    }
    guard !page.elements.isEmpty else { return nil }
    let other = response.otherSource
    return .init(
      id: .similar, title: words.watch.moreLikeThis,
      content: .films(
        page.withoutRepeats().elements.map {
          words.card(for: $0, of: other, marks: response.marks[FilmID(response.source, $0.id)])
        }),
      more: .init(
        text: words.watch.allSimilar, route: .movie(id: details.movie.id, .similar(), source: other?.idNamespace)))
  }

  func furtherHints(about details: MovieDetails, in response: DetailScene.Response) -> [Hint] {
    func step(_ text: String, _ page: Route.FilmPage) -> Hint {
      Hint(text: text, route: .movie(id: details.movie.id, page, source: response.otherSource?.idNamespace))
    }
    let hasVideo = details.videos?.contains { $0.address != nil } ?? false
    let canWatch = (try? details.watchAddress(ownServices: response.ownServices)) != nil
    return [
      canWatch ? step(words.watch.opensWatchPage, .watch) : nil,
      hasVideo ? step(words.watch.playsTrailer, .trailer) : nil,
      details.collection == nil ? nil : step(words.watch.opensCollection, .collection),
    ].compactMap(\.self)
  }
}
