import CCurl

/// Sets options on an easy handle and records the first one that libcurl rejects.
struct EasyOptions {
  let handle: UnsafeMutableRawPointer
  private(set) var firstFailure = CURLE_OK

  init(handle: UnsafeMutableRawPointer) {
    self.handle = handle
  }

  mutating func set(_ option: CURLoption, _ value: Int) {
    note(ccurl_easy_set_long(handle, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: String) {
    note(ccurl_easy_set_string(handle, option, value))
  }

  mutating func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer?) {
    note(ccurl_easy_set_pointer(handle, option, pointer))
  }

  mutating func set(_ option: CURLoption, _ callback: @escaping ccurl_data_callback) {
    note(ccurl_easy_set_callback(handle, option, callback))
  }

  /// For options that every libcurl version must accept; otherwise the exchange fails.
  mutating func note(_ code: CURLcode) {
    if firstFailure == CURLE_OK { firstFailure = code }
  }
}
