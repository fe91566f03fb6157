// `import MovieLibC` imports the C library of any platform.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif

/// Writes all bytes, and waits until they are taken. Returns the number of the error that prevents that; nil for none.
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> CInt? {
  var rest = bytes
  while !rest.isEmpty {
    let count = write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 {
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } else if errno == EAGAIN {
      // Another process made the terminal non-blocking, so wait until it accepts output.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&waiting, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

/// Writes all of a text. Returns the number of the error that prevents that; nil for none.
@discardableResult
package func writeAll(_ text: String, to descriptor: CInt) -> CInt? {
  var text = text
  return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
}

/// Opens a pipe that other programs do not inherit; nil if no more can be opened.
package func openPipe() -> (writing: CInt, reading: CInt)? {
  var ends: [CInt] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  // At once, because another thread may be starting a program.
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[1], ends[0])
}

/// Opens /dev/null for standard streams that were closed at start-up. Otherwise, the next opened file or connection
/// would get their descriptor and receive the program's output.
package func reserveStandardStreams() {
  for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
    // `open` returns the lowest free descriptor, which is this one. The access mode makes use of the stream fail as if
    // it were closed.
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Makes all threads share one malloc arena, and returns large blocks to the kernel. Otherwise each thread keeps what it
/// once needed, and asks the kernel page by page.
package func limitMemoryArenas() {
  #if canImport(Glibc)
    // Swift's module of glibc leaves out <malloc.h>.
    guard let function = dlsym(nil, "mallopt") else { return }
    // The type is that of the declaration in <malloc.h>, `int mallopt(int, int)`.
    let mallopt = unsafeBitCast(function, to: (@convention(c) (_ option: CInt, _ value: CInt) -> CInt).self)
    _ = mallopt(-8, 1)  // M_ARENA_MAX
    _ = mallopt(-3, 128 << 10)  // M_MMAP_THRESHOLD
  #endif
}

/// The names of the files in a folder, unordered; nil if it cannot be read, with the reason in `errno`.
package func fileNames(in folder: String) -> [String]? {
  guard let stream = opendir(folder) else { return nil }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}
