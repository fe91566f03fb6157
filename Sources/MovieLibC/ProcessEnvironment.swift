#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// The environment of this process, as C functions take it.
public enum ProcessEnvironment {
  /// The variables, each as `NAME=value`.
  public static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      environ
    #endif
  }

  /// The variables whose names do not begin with `prefix`, all if it is empty, and nil as the end. Valid until the
  /// environment changes.
  public static func variables(without prefix: String) -> [UnsafeMutablePointer<CChar>?] {
    var rest: [UnsafeMutablePointer<CChar>?] = []
    var next = variables
    while let variable = next?.pointee {
      if prefix.isEmpty || strncmp(variable, prefix, prefix.utf8.count) != 0 { rest.append(variable) }
      next = next?.successor()
    }
    return rest + [nil]
  }
}
