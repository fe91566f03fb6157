import CurlTransport
import HTTPPort
import JPEGPictures
import MovieDomain
import MovieStore
import ProgramScenes

/// Reports the program's version and libraries.
struct ProgramCheck: HealthCheck {
  let credentials: CredentialAccess

  func findings() async -> [HealthFinding] {
    // Without a credential, no requests are sent, so libcurl is not needed.
    let asksTMDb = (try? await credentials.credential()) != nil
    return [
      .program(name: "vip", version: Version.current), .library(Self.transport(isNeeded: asksTMDb)),
      .library(.init(.database, name: "SQLite", version: SQLiteLibrary.version)),
      .library(.init(.pictures, name: "libjpeg", version: JPEGDecoder.libraryVersion, isNeeded: false)),
    ]
  }

  private static func transport(isNeeded: Bool) -> HealthFinding.Library {
    let found: CurlLibrary?
    do throws(HTTPFailure) {
      found = try CurlLibrary.load()
    } catch {
      found = nil
    }
    return .init(
      .transport, name: "libcurl", version: found?.version, tls: found.flatMap { $0.tls.isEmpty ? nil : $0.tls },
      speaksHTTP2: found?.supportsHTTP2 ?? false, isNeeded: isNeeded)
  }
}
