import MovieDisplay
import MovieJSON

/// Keeps the last page that it was shown.
actor LastPage: Display {
  private(set) var page: JSONPage?

  func display(_ page: JSONPage) {
    self.page = page
  }
}
