import CurlTransport

/// What was found around the program when it started.
struct Surroundings: Sendable {
  let environment: Environment
  let directories: Directories
  let addresses: Addresses
  let configuration: CurlTransport.Configuration
  let abilities: TerminalAbilities
}
