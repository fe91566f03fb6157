public import MovieDisplay

nonisolated extension PageFrame {
  /// A film. With a `warning`, the visitor's shelves cannot be read or changed. The language of the overview is given if it
  /// is not that of the page.
  public func page(
    of viewModel: DetailScene.ViewModel, warning: String? = nil, overviewLanguage: String? = nil
  ) -> HTML {
    var viewModel = viewModel
    if let warning {
      viewModel.warnings.append("\(warning).")
      (viewModel.shelfHints, viewModel.seenHint) = ([], nil)
    }
    let (title, body): (String, HTML) =
      switch viewModel.content {
      case .loading(let text): (text, "<p>\(text)</p>")
      case .film(let film): (film.title, article(about: film, viewModel, overviewLanguage))
      case .empty(let state): (state.title, message(state))
      }
    return page(title, footnotes: viewModel.footnotes, body)
  }

  private func article(
    about film: DetailScene.Film, _ viewModel: DetailScene.ViewModel, _ overviewLanguage: String?
  ) -> HTML {
    let warnings: [HTML] = viewModel.warnings.map { #"<p role="status" class="note">\#($0)</p>"# }
    let tagline: HTML? = film.tagline.map { #"<p class="tagline">\#($0)</p>"# }
    let original: HTML? = film.originalTitle.map { #"<p class="original">\#($0)</p>"# }
    let facts = [film.direction, film.runtime].compactMap(\.self).joined(separator: " · ")
    let byline: HTML? = facts.isEmpty ? nil : #"<p class="note">\#(linked(facts, film.links))</p>"#
    let sections: [HTML] = film.sections.map { section($0) }
    // A film of another catalog is not marked here.
    let seen = if case .movie(_, _, nil) = film.route { viewModel.seenHint } else { Hint?.none }
    return """
      <article class="film">
      <div class="side">\(poster(
        id: film.id, title: film.title, facts: "\(film.year) \(badge(film.score))", path: film.posterPath))\
      \(marks(film.marks))</div>
      <div class="about"><h1>\(film.title) <span class="year">\(linked(film.year, film.links))</span></h1>\(original)\(byline)\
      \(tagline)\(note(film.note))\(warnings)
      \(factList(film.facts))\(steps(viewModel.shelfHints + [seen].compactMap(\.self) + viewModel.furtherHints))
      \(section(film.overview, in: overviewLanguage))</div>
      </article>
      \(sections)
      """
  }

  private func section(_ section: DetailScene.Section, in language: String? = nil) -> HTML {
    """
    <section class="part"><h2>\(section.title)</h2>\(note(section.note))\(content(of: section, in: language))\
    \(steps([section.more].compactMap(\.self)))</section>

    """
  }

  private func content(of section: DetailScene.Section, in language: String?) -> HTML {
    switch section.content {
    case .text(let text): return paragraphs(text, in: language)
    case .empty(let text), .missing(let text): return #"<p class="unknown">\#(text)</p>"#
    case .people(let credits):
      let items: [HTML] = credits.map { credit in
        "<li>\(link(credit.name, to: credit.route)) <span class=\"note\">\(credit.role)</span></li>\n"
      }
      return #"<ul class="credits">\#n\#(items)</ul>"#
    case .films(let cards): return row(cards, named: section.title)
    case .videos(let videos):
      let items: [HTML] = videos.map { video in
        "<li>\(webLink(video.address, "\(video.title)")) <span class=\"note\">\(video.remark)</span></li>\n"
      }
      return #"<ul class="plain">\#n\#(items)</ul>"#
    case .offers(let offers, let link):
      let rows: [HTML] = offers.map { offer in
        let services = offer.services.map { service -> HTML in
          "\(service.mark.map { "\($0) " } ?? "")\(service.name)"
        }
        return "<div><dt>\(offer.label)</dt><dd>\(services.joined(by: ", "))</dd></div>\n"
      }
      let all: HTML? = link.map { "<p>\(webLink($0, "\(section.title)"))</p>" }
      return #"<dl class="facts">\#n\#(rows)</dl>\#(all)"#
    case .reviews(let reviews):
      let items: [HTML] = reviews.map { review in
        let date: HTML? = review.date.map { " · \($0)" }
        let score: HTML? = review.score.map { " · \(badge($0))" }
        return #"""
          <div class="review"><p class="note">\#(review.author)\#(score)\#(date)</p>\#(formatted(review.text))</div>

          """#
      }
      return "\(items)"
    }
  }

  /// A person. The language of the biography is given if it is not that of the page.
  public func page(of viewModel: PersonScene.ViewModel, biographyLanguage: String? = nil) -> HTML {
    let body: HTML =
      viewModel.emptyState.map { message($0) }
        ?? """
        <h1>\(viewModel.name)</h1>
        \(factList(viewModel.facts))
        \(biography(viewModel.biography, in: biographyLanguage))
        <section class="part"><h2>\(viewModel.films.title)</h2>\(note(viewModel.films.note))\
        \(grid(viewModel.films.rows.map { card($0.card, roles: $0.roles) }))\
        \(steps([viewModel.films.more].compactMap(\.self)))</section>
        """
    let title = viewModel.emptyState?.title ?? viewModel.name
    return page(title, footnotes: viewModel.footnotes, body)
  }

  private func biography(_ biography: PersonScene.Biography, in language: String?) -> HTML {
    if biography.text.isEmpty { return "" }
    return """
      <section class="part"><h2>\(biography.title)</h2>\(note(biography.note))\
      \(paragraphs(biography.text, in: language))</section>
      """
  }
}
