public import ArgumentParser
public import MovieDomain

extension FilmFileFormat: ExpressibleByArgument {}

extension MovieFilter.Order: ExpressibleByArgument {}

extension PersonRole: ExpressibleByArgument {}

extension Shelf: ExpressibleByArgument {}

extension ShelfOrder.Field: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}

extension Region: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(argument)
  }
}
