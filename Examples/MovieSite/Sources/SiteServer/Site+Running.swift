import Hummingbird
import Logging

extension Site {
  /// Serves the site on this machine until the process gets SIGINT or SIGTERM, or the task is cancelled.
  ///
  /// `isRunning` gets the port once the site answers: with port 0, the system chooses one.
  public func run(port: Int, isRunning: @escaping @Sendable (Int) async -> Void) async throws {
    var logger = Logger(label: "MovieSite")
    // What matters is thrown; cancelling the task would be reported as an error.
    logger.logLevel = .critical
    let application = Application(
      router: router(), configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in await isRunning(channel.localAddress?.port ?? port) }, logger: logger)
    try await application.runService()
  }
}
