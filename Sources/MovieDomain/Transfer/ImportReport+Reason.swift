extension ImportReport {
  /// Why a line was not imported.
  public enum Reason: Sendable, Hashable {
    /// The line has neither a title nor an id.
    case noTitle
    /// The line has more or fewer fields than the header.
    case fieldCount
    /// The line has unbalanced quotes.
    case quotes
    /// The year is not a number from 1 to 9999.
    case invalidYear(String)
    /// The id is not a number greater than 0.
    case invalidID(String)
    /// The rating is not a number of stars from 0.5 to 5 in half stars.
    case invalidRating(String)
    /// The same in a file with ratings up to 10.
    case invalidRatingOfTen(String)
    /// The day of watching is not a date.
    case invalidDay(String)
    /// The day of watching is in the future.
    case futureDay(CalendarDate)
    /// The line of an archive is not a film with its shelves.
    case notAFilm
    /// No film of the catalog has the title.
    case noSuchTitle
    /// The catalog has no film with the id.
    case noSuchID
    /// No film has the title of the line, if it has one, and its id is of another catalog.
    case otherCatalog
    /// Films with the title are of other years; the nearest year is given.
    case otherYear(Int)
    /// The line has no year, or one beside those of its films, and several films have the title: the first of them.
    case severalFilms([Movie])
    /// The film could not be looked up or loaded.
    case failed(CatalogError)
  }
}
