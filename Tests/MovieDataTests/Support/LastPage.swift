import MovieData
import MovieDisplay

/// A display that stores the last page.
actor LastPage: Display {
  private(set) var page: JSONPage?

  func display(_ page: JSONPage) {
    self.page = page
  }
}
