import Foundation

/// A folder that does not exist yet, and is removed with this object.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The sizes of all files in it, by their paths.
  var files: [String: Int] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { files, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
      if attributes?[.type] as? FileAttributeType == .typeRegular { files[name] = attributes?[.size] as? Int }
    }
  }

  /// The names of the folders in it.
  var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []) }
}
