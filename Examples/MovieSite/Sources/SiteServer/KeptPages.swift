import Hummingbird
import MovieDomain
import SiteViews

/// First pages that were made for visitors without shelves and settings, who all see the same.
actor KeptPages {
  /// A page, and a tag that changes with it.
  struct Page {
    let bytes: ByteBuffer
    let tag: String
    fileprivate let made: ContinuousClock.Instant
  }

  private let age: Duration
  private var pages: [Language: Page] = [:]

  init(age: Duration) {
    self.age = age
  }

  func page(in language: Language) -> Page? {
    guard let page = pages[language], ContinuousClock.now - page.made < age else { return nil }
    return page
  }

  func keep(_ bytes: ByteBuffer, in language: Language) {
    if pages.count >= 100 { pages = [:] }
    pages[language] = Page(
      bytes: bytes, tag: "\"\(Asset.fingerprint(of: Array(bytes.readableBytesView)))\"", made: .now)
  }
}
