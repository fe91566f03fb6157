import LibC
import MovieDomain

// The only mapping of file system errors to store errors.
extension StoreError {
  /// Maps `errno` to an error.
  static func system(_ number: Int32 = errno, path: String?) -> StoreError {
    let code: Code =
      switch number {
      case EACCES, EPERM: .denied
      case EROFS: .readOnly
      case ENOSPC, EDQUOT, EFBIG: .diskFull
      case EAGAIN, EBUSY: .busy
      case EIO: .unreadable
      default: .failed
      }
    return StoreError(code, path: path)
  }
}
