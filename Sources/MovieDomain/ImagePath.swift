/// Paths of images in a catalog.
package enum ImagePath {
  /// Whether the path is a slash and a file name, such as `/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg`.
  ///
  /// Anyone can edit the paths of TMDb's films, so nothing else may become part of a URL.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") && (2...200).contains(path.utf8.count) && !path.contains("..")
      && path.utf8.dropFirst().allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
