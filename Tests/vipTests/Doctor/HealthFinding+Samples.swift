import MovieDomain
import MovieStore
import MovieText

@testable import vip

extension [HealthFinding] {
  private static let home = "/home/ada"
  private static let configuration = "\(home)/.config/vip"
  private static let settings = "\(configuration)/settings.json"
  private static let credentials = "\(configuration)/credentials.json"
  private static let data = "\(home)/.local/share/vip"
  private static let library = "\(data)/library.sqlite"
  private static let cache = "\(home)/.cache/vip"

  /// No problems.
  static var good: [HealthFinding] {
    [
      .program(name: "vip", version: "0.1.0"),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", tls: "OpenSSL/3.0.15", speaksHTTP2: true)),
      .library(.init(role: .database, name: "SQLite", version: "3.40.1")),
      .credential(.init(.accessToken, in: .variable("TMDB_ACCESS_TOKEN")), isUsed: true),
      .credential(.init(.apiKey, in: .store(credentials)), isUsed: false),
      .server(host: "api.themoviedb.org", isEncrypted: true, .responded(protocol: "HTTP/2", milliseconds: 131)),
      .file(.settings, path: settings, .absent),
      .file(.films, path: library, .sound(count: 12, bytes: 9000)),
      .file(.cache, path: "\(cache)/responses", .sound(count: 348, bytes: 2_461_696)),
      .folder(.settings, path: configuration), .folder(.data, path: data),
      .folder(.cache, path: cache),
      .screen(isTerminal: true, columns: 80), .abilities(.full, .dark, pictures: .kitty, links: true),
      .pager("less -R"),
    ]
  }

  /// Only notes: everything works.
  static var remarkable: [HealthFinding] {
    [
      .program(name: "vip", version: "0.1.0"),
      .library(.init(role: .transport, name: "libcurl", version: nil, isNeeded: false)),
      .library(.init(role: .database, name: "SQLite", version: "3.40.1")),
      .noCredential,
      .exposedCredential(path: credentials),
      .server(host: "api.themoviedb.org", isEncrypted: true, .offline),
      .server(host: "127.0.0.1:8080", isEncrypted: false, .replayed),
      .proxy(variable: "HTTPS_PROXY", address: "http://proxy.example:3128"),
      .proxyExceptions(variable: "NO_PROXY", hosts: "localhost,.example"),
      .certificates(variable: "SSL_CERT_FILE", path: "/etc/ssl/cert.pem", nil),
      .file(.settings, path: nil, .failed(StoreError(.noFolder))),
      .file(.cache, path: "\(cache)/responses", .failed(StoreError(.denied, path: "\(cache)/responses"))),
      .screen(isTerminal: false, columns: 80), .abilities(.sixteen, nil, pictures: .blocks, links: false),
      .pager("most"),
    ]
  }

  /// Problems everywhere.
  static var shownWithProblems: [HealthFinding] {
    [
      .library(.init(role: .transport, name: "libcurl", version: nil)),
      .library(.init(role: .transport, name: "libcurl", version: "7.88.1", speaksHTTP2: false)),
      .library(.init(role: .database, name: "SQLite", version: nil)),
      .invalidCredential(variable: "TMDB_API_KEY"), .unreadableCredential(StoreError(.malformed, path: credentials)),
      .rejectedCredential(CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401)),
      .server(
        host: "api.themoviedb.org", isEncrypted: true,
        .failed(CatalogError(.rejectedCredential, host: "api.themoviedb.org", status: 401))),
      .server(host: "127.0.0.1:1", isEncrypted: false, .responded(protocol: nil, milliseconds: 0)),
      .certificates(
        variable: "CURL_CA_BUNDLE", path: "/etc/ssl/none.pem", StoreError(.missing, path: "/etc/ssl/none.pem")),
      .file(.settings, path: settings, .failed(StoreError(.denied, path: settings))),
      .file(.films, path: library, .damaged),
      .file(.films, path: library, .partlyUnreadable(count: 12, unreadable: 2, bytes: 9000)),
      .folder(
        .settings, path: configuration,
        problem: StoreError(.readOnly, path: configuration, reason: "Permission denied")),
      .folder(.data, path: data, problem: StoreError(.diskFull, path: data, reason: "No space left on device")),
      .folder(.cache, path: cache, problem: StoreError(.readOnlyVolume, path: cache, reason: "Read-only file system")),
      .screen(isTerminal: true, columns: 40), .abilities(.none, nil, pictures: nil, links: false),
      .abilities(.indexed, .light, pictures: .iterm, links: true), .pager(nil),
    ]
  }
}
