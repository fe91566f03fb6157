public import ArgumentParser
public import MovieDomain

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
