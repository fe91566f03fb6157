package import MovieDisplay

/// A text view whose lines other code lays out, such as a browser that scrolls them and moves between their targets.
package protocol PageText: TextView {
  /// Returns the lines of a view model, as wide as the page at most.
  func lines(of viewModel: ViewModel) -> [TextLine]
}

extension DetailText: PageText {}
extension ShelfText: PageText {}
extension GenresText: PageText {}
extension HistoryText: PageText {}
extension HomeText: PageText {}
extension ListText: PageText {}
extension PeopleText: PageText {}
extension PersonText: PageText {}
extension PosterText: PageText {}
extension ReferenceText: PageText {}
extension SearchText: PageText {}
extension SettingsText: PageText {}
