import LibC
public import MovieDomain

/// Looks at the file of settings: whether it can be read, and makes sense.
public struct SettingsCheck: HealthCheck {
  private let directory: String?

  /// Takes the folder of the program's settings; nil where there is none.
  public init(directory: String?) {
    self.directory = directory
  }

  public func findings() -> [HealthFinding] {
    guard let directory else { return [.file(.init(.settings, path: nil, .failed(StoreError(.nowhere))))] }
    let file = SettingsFile(directory: directory)
    do throws(StoreError) {
      _ = try file.settings()
      let isThere = access(file.path, F_OK) == 0
      return [.file(.init(.settings, path: file.path, isThere ? .sound(count: nil, bytes: nil) : .absent))]
    } catch {
      return [.file(.init(.settings, path: file.path, .failed(error)))]
    }
  }
}
