import CurlTransport
import MovieDisplay
import MovieLive
import MovieScenes
import MovieStore
import MovieText
import ProgramScenes

extension Program {
  /// Runs all checks and shows what they find.
  func check() async -> Outcome? {
    let checks = checks(isReplay ? .replaying : isOffline ? .offline : .asking)
    return await show(DoctorScene.self, .check) {
      SceneDriver(DoctorInteractor(checks: checks.count), worker: DoctorWorker(checks: checks), output: $0)
    }
  }

  /// All checks, in display order.
  private func checks(_ way: ServerCheck.Mode) -> [any HealthCheck] {
    let address = source.addresses.api
    let credentials = source.credentials
    return [
      ProgramCheck(credentials: credentials),
      CredentialCheck(credentials: credentials),
      CredentialFileCheck(directory: directories.configuration),
      ServerCheck(
        way: way, address: address, configuration: source.live.transport, timeLimit: source.live.timeLimit,
        credentials: credentials),
      NetworkCheck(environment: environment, address: address),
      FileCheck(.settings) { FileInspection.settings(in: directories.configuration) },
      FileCheck(.films) { FileInspection.library(in: directories.data) },
      FileCheck(.cache) { FileInspection.cache(at: source.live.responsesPath) },
      FolderCheck(directories: directories),
      TerminalCheck(
        terminal: screen.terminal, pager: screen.pager, columns: screen.output.width, abilities: abilities),
    ]
  }
}
