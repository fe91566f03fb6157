import CMovieCurl
import HTTPTypes
import MovieHTTP

/// A request that was checked, in the form that libcurl needs.
struct WireRequest: Sendable {
  let method: String
  let url: String
  /// The scheme and authority.
  let server: Substring
  /// The host, without the brackets of an IPv6 address.
  let host: String
  /// The scheme, authority and path, without the query, for reports.
  let target: String
  /// Whether the request is sent without TLS.
  let isPlain: Bool
  let fieldLines: [String]
  let body: [UInt8]

  init(_ request: HTTPRequest, body: [UInt8] = [], userAgent: String) throws(HTTPFailure) {
    guard request.extendedConnectProtocol == nil, request.method != .connect else {
      throw HTTPFailure(.unsupportedRequest, detail: "CONNECT")
    }
    let authority = try Authority(request.authority ?? "")
    let scheme = request.scheme?.lowercased() ?? ""
    switch scheme {
    case "https": isPlain = false
    case "http" where authority.isLoopback: isPlain = true
    case "http":
      throw HTTPFailure(.unsupportedRequest, detail: "http to \(authority.host), which is not this machine")
    default: throw HTTPFailure(.unsupportedRequest, detail: "the scheme is neither https nor http")
    }
    let path = request.path ?? "/"
    guard path.first == "/", path.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw HTTPFailure(.unsupportedRequest, detail: "the path holds characters that must be percent-encoded")
    }
    method = request.method.rawValue
    url = "\(scheme)://\(authority.text)\(path)"
    server = url.dropLast(path.count)
    host = authority.host.filter { !"[]".contains($0) }
    target = "\(scheme)://\(authority.text)\(path.prefix { $0 != "?" })"
    fieldLines = try Self.fieldLines(request, hasBody: !body.isEmpty, userAgent: userAgent)
    self.body = body
  }

  /// Fields that only the transport may set, because another value could contradict what is sent.
  private static let reserved: Set<HTTPField.Name> = [
    .connection, .contentLength, .expect, .te, .trailer, .transferEncoding, .upgrade,
  ]

  private static func fieldLines(
    _ request: HTTPRequest, hasBody: Bool, userAgent: String
  ) throws(HTTPFailure) -> [String] {
    var fields = request.headerFields
    if fields[.userAgent] == nil { fields[.userAgent] = userAgent }
    // Without a body, servers may respond 411 to these methods unless the length 0 is sent. libcurl sends that of a body.
    let needsLength = !hasBody && [.post, .put, .patch].contains(request.method)
    var lines = needsLength ? ["Content-Length: 0"] : []
    for field in fields {
      let name = field.name.rawName
      guard !reserved.contains(field.name), field.name.canonicalName != "host", !name.hasPrefix(":") else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) is the transport's own")
      }
      guard HTTPField.isValidValue(field.value) else {
        throw HTTPFailure(.unsupportedRequest, detail: "the field \(name) holds control characters")
      }
      // To libcurl, `Name;` is a field without a value, whereas `Name:` removes a field.
      lines.append(field.value.isEmpty ? "\(name);" : "\(name): \(field.value)")
    }
    return lines
  }
}

/// Sets options on an easy handle and records the first one that libcurl rejects.
struct EasyOptions {
  let handle: UnsafeMutableRawPointer
  private(set) var firstFailure = CURLE_OK

  mutating func set(_ option: CURLoption, _ value: Int) {
    record(ccurl_easy_set_long(handle, option, value))
  }

  mutating func set(_ option: CURLoption, _ value: String) {
    record(ccurl_easy_set_string(handle, option, value))
  }

  mutating func set(_ option: CURLoption, pointer: UnsafeMutableRawPointer?) {
    record(ccurl_easy_set_pointer(handle, option, pointer))
  }

  mutating func set(_ option: CURLoption, _ callback: @escaping ccurl_data_callback) {
    record(ccurl_easy_set_callback(handle, option, callback))
  }

  /// Records the result of setting an option. The exchange fails if any option was rejected.
  mutating func record(_ code: CURLcode) {
    if firstFailure == CURLE_OK { firstFailure = code }
  }

  /// Limits the time for connecting and the time with too little data. `TransferLoop` limits the total time.
  mutating func setLimits(_ configuration: CurlTransport.Configuration) {
    // Otherwise libcurl would change signal handlers, which belong to the whole process.
    set(CURLOPT_NOSIGNAL, 1)
    record(ccurl_easy_set_quick_exit(handle))
    set(CURLOPT_CONNECTTIMEOUT_MS, configuration.connectTimeout.curlMilliseconds)
    // An HTTP/2 connection stays open after an exchange on it has timed out. Without this limit, retries would use the
    // same connection even if the network is gone.
    record(ccurl_easy_set_unacknowledged_limit(handle, Int32(configuration.connectTimeout.curlMilliseconds)))
    set(CURLOPT_LOW_SPEED_LIMIT, configuration.lowSpeedLimit)
    set(CURLOPT_LOW_SPEED_TIME, max(1, configuration.lowSpeedTime.curlMilliseconds / 1_000))
  }

  mutating func setSecurity(_ configuration: CurlTransport.Configuration, plain: Bool) {
    record(ccurl_easy_set_protocols(handle, plain))
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    // The certificate of an HTTPS proxy is verified like the server's.
    set(CURLOPT_PROXY_SSL_VERIFYPEER, 1)
    set(CURLOPT_PROXY_SSL_VERIFYHOST, 2)
    if let bundle = configuration.certificateBundle {
      set(CURLOPT_CAINFO, bundle)
      // The bundle replaces all of the system's certificates. A libcurl that has no directories of certificates or no
      // TLS proxies rejects these options, and does not need them.
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAINFO, bundle)
      _ = ccurl_easy_set_string(handle, CURLOPT_CAPATH, nil)
      _ = ccurl_easy_set_string(handle, CURLOPT_PROXY_CAPATH, nil)
    }
    // Plain HTTP is allowed only to this machine, so it must not go through a proxy from the environment.
    if plain { set(CURLOPT_PROXY, "") }
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
  }

  /// Sets the method, the address and the header fields. The returned list must be freed after the transfer.
  mutating func setRequest(
    _ request: WireRequest, configuration: CurlTransport.Configuration
  ) -> UnsafeMutablePointer<curl_slist>? {
    set(CURLOPT_URL, request.url)
    set(CURLOPT_PATH_AS_IS, 1)
    // Over TLS, a request waits for a connection that is being opened, to share it over HTTP/2. Without TLS, libcurl
    // would learn only from the first complete response that the server speaks HTTP/1.1.
    set(CURLOPT_HTTP_VERSION, request.isPlain ? CURL_HTTP_VERSION_1_1 : CURL_HTTP_VERSION_2TLS)
    set(CURLOPT_PIPEWAIT, request.isPlain ? 0 : 1)
    set(CURLOPT_HTTP09_ALLOWED, 0)
    // An empty value stands for all encodings that libcurl can decode.
    set(CURLOPT_ACCEPT_ENCODING, "")
    switch request.method {
    case "HEAD": set(CURLOPT_NOBODY, 1)
    case "GET" where request.body.isEmpty: break
    default: set(CURLOPT_CUSTOMREQUEST, request.method)
    }
    if request.method != "HEAD" {
      // Rejects a body by its declared length before it is read. The write callback counts the bytes of every body.
      record(ccurl_easy_set_offset(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(configuration.maximumBodyBytes)))
    }
    if !request.body.isEmpty {
      record(ccurl_easy_set_offset(handle, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(request.body.count)))
      // libcurl copies the bytes.
      request.body.withUnsafeBytes {
        set(CURLOPT_COPYPOSTFIELDS, pointer: UnsafeMutableRawPointer(mutating: $0.baseAddress))
      }
    }
    var list: UnsafeMutablePointer<curl_slist>?
    for line in request.fieldLines {
      guard let longer = ccurl_slist_append(list, line) else {
        record(CURLE_OUT_OF_MEMORY)
        break
      }
      list = longer
    }
    set(CURLOPT_HTTPHEADER, pointer: list)
    return list
  }
}

extension Duration {
  /// Whole milliseconds for libcurl: at least 1, because 0 means no limit, and at most what fits in 32 bits.
  var curlMilliseconds: Int {
    Int(min(max(1, (self / .milliseconds(1)).rounded(.up)), Double(Int32.max)))
  }
}
