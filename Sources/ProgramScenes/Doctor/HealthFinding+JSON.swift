import MovieData
import MovieDomain

extension HealthFinding {
  /// The name of the check, the raw values and the failure code of the finding.
  var parts: (check: String, values: JSONValue, code: FailureCode?) {
    switch self {
    case .program(let name, let version): ("program", ["name": .string(name), "version": .string(version)], nil)
    case .library(let library): ("library", library.json, nil)
    case .credential(let found, let isUsed): ("credential", found.json.adding(["used": .bool(isUsed)]), nil)
    case .noCredential: ("credential", .null, .missingCredential)
    case .unreadableCredential(let error): ("credential", .null, FailureCode(error))
    case .rejectedCredential(let error): ("credential", .null, FailureCode(error))
    case .exposedCredential(let path): ("permissions", ["file": .string(path)], nil)
    case .server(let server): ("server", server.json, server.code)
    case .address(let variable, let address): ("address", Self.values(variable, "url", address), nil)
    case .proxy(let variable, let address): ("proxy", Self.values(variable, "url", address), nil)
    case .noProxy: ("proxy", .null, nil)
    case .proxyExceptions(let variable, let hosts): ("proxy-exceptions", Self.values(variable, "hosts", hosts), nil)
    case .certificates(let variable, let path, let error):
      ("certificates", Self.values(variable, "file", path), error.map { FailureCode($0) })
    case .systemCertificates: ("certificates", .null, nil)
    case .file(let file): (file.kind.name, file.json, file.code)
    case .folder(let folder):
      (
        folder.kind.name, ["folder": .string(folder.path), "writable": .bool(folder.problem == nil)],
        folder.problem.map { FailureCode($0) }
      )
    case .screen(let isTerminal, let columns):
      ("screen", ["terminal": .bool(isTerminal), "columns": .int(columns)], nil)
    case .colors(let colors): ("colors", ["count": .int(colors.rawValue)], nil)
    case .background(let background): ("background", ["shade": background?.name.json ?? .null], nil)
    case .pictures(let pictures): ("pictures", ["form": pictures.name.json], nil)
    case .links(let areSupported): ("links", ["taken": .bool(areSupported)], nil)
    case .pager(let command, let exists):
      ("pager", ["command": command.json, "there": command == nil ? .null : .bool(exists)], nil)
    }
  }

  private static func values(_ variable: String, _ key: String, _ value: String) -> JSONValue {
    .object([.init("variable", .string(variable)), .init(key, .string(value))])
  }
}

extension HealthFinding.Library {
  fileprivate var json: JSONValue {
    let isTransport = role == .transport
    return [
      "name": .string(name), "version": version.json, "needed": .bool(isNeeded), "tls": tls.json,
      "http2": isTransport && version != nil ? .bool(speaksHTTP2) : .null,
    ]
  }
}

extension HealthFinding.Server {
  fileprivate var json: JSONValue {
    let (name, milliseconds): (String?, Int?) =
      if case .came(let name, let milliseconds) = answer { (name, milliseconds) } else { (nil, nil) }
    return [
      "host": .string(host), "encrypted": .bool(isEncrypted), "answered": .bool(milliseconds != nil),
      "protocol": name.json, "milliseconds": milliseconds.json,
    ]
  }

  fileprivate var code: FailureCode? {
    switch answer {
    case .came, .replayed: nil
    case .failed(let error): FailureCode(error)
    case .offline: FailureCode(CatalogError(.offline))
    }
  }
}

extension HealthFinding.File {
  fileprivate var json: JSONValue {
    let (count, unreadable, bytes): (Int?, Int?, Int?) =
      switch state {
      case .sound(let count, let bytes): (count, count == nil ? nil : 0, bytes)
      case .partlyUnreadable(let count, let unreadable, let bytes): (count, unreadable, bytes)
      case .absent, .damaged, .failed: (nil, nil, nil)
      }
    return [
      "file": path.json, "there": .bool(state != .absent && path != nil), "count": count.json,
      "unreadable": unreadable.json, "bytes": bytes.json,
    ]
  }

  fileprivate var code: FailureCode? {
    switch state {
    case .absent, .sound: nil
    case .partlyUnreadable: FailureCode(StoreError(.malformed))
    case .damaged: FailureCode(StoreError(.unreadable))
    case .failed(let error): FailureCode(error)
    }
  }
}

// Names for programs, which must not change.
extension HealthFinding.File.Kind {
  fileprivate var name: String {
    switch self {
    case .settings: "settings"
    case .films: "films"
    case .cache: "cache"
    }
  }
}

extension HealthFinding.Folder.Kind {
  fileprivate var name: String {
    switch self {
    case .settings: "settings-folder"
    case .data: "data-folder"
    case .cache: "cache-folder"
    }
  }
}

extension HealthFinding.Background {
  fileprivate var name: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension HealthFinding.Pictures {
  /// Nil when images are not shown.
  fileprivate var name: String? {
    switch self {
    case .none: nil
    case .blocks: "blocks"
    case .kitty: "kitty"
    case .iterm: "iterm"
    }
  }
}
