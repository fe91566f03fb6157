import Hummingbird
import MovieDomain

/// First pages that were made for visitors without shelves and settings, who all see the same.
actor KeptPages {
  private let age: Duration
  private var pages: [Language: (bytes: ByteBuffer, made: ContinuousClock.Instant)] = [:]

  init(age: Duration) {
    self.age = age
  }

  func page(in language: Language) -> ByteBuffer? {
    guard let page = pages[language], ContinuousClock.now - page.made < age else { return nil }
    return page.bytes
  }

  func keep(_ bytes: ByteBuffer, in language: Language) {
    if pages.count >= 100 { pages = [:] }
    pages[language] = (bytes, .now)
  }
}
