import CurlTransport
import MovieDomain
import MovieStore
import MovieText

extension Composition {
  /// Everything that is looked at, in the order in which it is told.
  func checks(_ way: ServerCheck.Way) -> [any HealthCheck] {
    let directories = surroundings.directories
    let address = surroundings.addresses.api
    return [
      ProgramCheck(credentials: credentials),
      CredentialCheck(credentials: credentials),
      CredentialFileCheck(directory: directories.configuration),
      ServerCheck(way: way, address: address, configuration: surroundings.configuration, credentials: credentials),
      NetworkCheck(environment: surroundings.environment, address: address),
      SettingsCheck(directory: directories.configuration),
      LibraryCheck(directory: directories.data),
      CacheCheck(path: directories.answers),
      TerminalCheck(terminal: screen.terminal, columns: screen.output.width, abilities: surroundings.abilities),
    ]
  }
}
