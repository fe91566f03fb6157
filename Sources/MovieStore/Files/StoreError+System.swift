import MovieDomain
import MovieLibC

// The only place where errors of the system become store errors.
extension StoreError {
  /// The error for an `errno`.
  static func system(_ number: Int32 = errno, path: String?) -> StoreError {
    let code: Code =
      switch number {
      case EACCES, EPERM: .denied
      case EROFS: .readOnlyVolume
      case ENOSPC, EDQUOT: .diskFull
      case EFBIG: .sizeLimit
      case EAGAIN, EBUSY: .busy
      case EIO: .unreadable
      default: .failed
      }
    return StoreError(code, path: path, reason: String(cString: strerror(number)))
  }
}
