/// The sizes of common windows. Strips of many frames are lower than the windows, so that their goldens can be read.
enum StripSize: Int, CaseIterable {
  case small = 40
  case usual = 80
  case wide = 120
  case large = 200

  var columns: Int { rawValue }

  var rows: Int {
    switch self {
    case .small: 12
    case .usual: 20
    case .wide, .large: 16
    }
  }

  var name: String { "\(columns)x\(rows)" }
}
