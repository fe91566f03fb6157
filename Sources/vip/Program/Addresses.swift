import MovieTMDb

/// The base URLs of films and images, from the environment.
struct Addresses: Sendable {
  let api: TMDbAddress
  let images: TMDbAddress

  init(environment: Environment, words: any ProgramWords) throws(SetupProblem) {
    api = try Self.address("TMDB_API_URL", environment, words) ?? .api
    images = try Self.address("TMDB_IMAGE_URL", environment, words) ?? .images
  }

  private static func address(
    _ variable: String, _ environment: Environment, _ words: any ProgramWords
  ) throws(SetupProblem) -> TMDbAddress? {
    guard let text = environment[variable] else { return nil }
    do throws(TMDbAddressError) {
      return try TMDbAddress(text)
    } catch {
      throw .usage(words.sentence(for: error, in: variable))
    }
  }
}
