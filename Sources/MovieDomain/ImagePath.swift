package enum ImagePath {
  /// Whether the path is a slash and a file name, such as `/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg`.
  ///
  /// Anyone can edit the paths of TMDb's films, so nothing else may become part of a URL.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && (2...200).contains(path.utf8.count) && !path.contains("..")
      && path.utf8.dropFirst().allSatisfy { $0.isLetterOrDigit || "._-".utf8.contains($0) }
  }
}
