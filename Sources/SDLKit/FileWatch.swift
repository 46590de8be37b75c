import Glibc
import Synchronization

#if os(Linux)
  /// Tells when a file has been saved: written and closed, or another file put in its place, as
  /// editors do.
  ///
  /// A thread sleeps in the kernel until something happens in the file's folder (inotify(7)), so
  /// nothing wakes up while nothing does.
  package final class FileWatch: Sendable {
    /// The end of a pipe: closing it ends the thread.
    private let stop: Int32
    private let hasChanged = Atomic(false)

    /// Watches the file at `path`, and where it is a link the file that it leads to. `wake` is called
    /// on another thread. nil where the system has no watch to give, or `start` no thread.
    package init?(
      _ path: String, start: (@escaping @Sendable () -> Void) -> Bool = BackgroundThread.start,
      wake: @escaping @Sendable () -> Void
    ) {
      let queue = inotify_init1(Int32(IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      var names: [Int32: Set<String>] = [:]
      for place in Set([path, Self.resolved(path)]) {
        let (folder, name) = Self.parts(of: place)
        let watch = inotify_add_watch(queue, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO))
        if watch >= 0 { names[watch, default: []].insert(name) }
      }
      var ends: [Int32] = [-1, -1]
      guard !names.isEmpty, pipe(&ends) == 0 else {
        close(queue)
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      stop = ends[1]
      let (stopped, watched) = (ends[0], names)
      let isStarted = start { [weak self] in
        defer {
          close(queue)
          close(stopped)
        }
        while let events = Self.nextEvents(of: queue, until: stopped) {
          guard events.contains(where: { watched[$0.watch]?.contains($0.name) ?? false }) else {
            continue
          }
          self?.hasChanged.store(true, ordering: .releasing)
          wake()
        }
      }
      guard isStarted else {
        close(queue)
        close(stopped)
        return nil
      }
    }

    /// Ends the thread.
    deinit { close(stop) }

    /// Whether the file has been saved since this was last asked.
    package func takeChange() -> Bool { hasChanged.exchange(false, ordering: .acquiring) }

    private static func resolved(_ path: String) -> String {
      guard let real = realpath(path, nil) else { return path }
      defer { free(real) }
      return String(cString: real)
    }

    private static func parts(of path: String) -> (folder: String, name: String) {
      guard let slash = path.lastIndex(of: "/") else { return (".", path) }
      let folder = path[..<slash]
      return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    // MARK: The thread

    private struct Event {
      var watch: Int32
      var name: String
    }

    /// Sleeps until something happens; nil where the watch is over.
    private static func nextEvents(of queue: Int32, until stop: Int32) -> [Event]? {
      var requests = [
        pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 2, -1) >= 0 else { return errno == EINTR ? [] : nil }
      guard requests[1].revents == 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 8192)
      let count = read(queue, &buffer, buffer.count)
      guard count > 0 else { return errno == EINTR ? [] : nil }
      return events(in: buffer[..<count])
    }

    private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
      let head = MemoryLayout<inotify_event>.size
      var events: [Event] = []
      var rest = bytes
      while rest.count >= head {
        let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        let name = rest.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
        events.append(Event(watch: event.wd, name: String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(head + Int(event.len))
      }
      return events
    }
  }
#else
  /// Other systems are not watched.
  package final class FileWatch: Sendable {
    package init?(
      _ path: String, start: (@escaping @Sendable () -> Void) -> Bool = BackgroundThread.start,
      wake: @escaping @Sendable () -> Void
    ) { nil }
    package func takeChange() -> Bool { false }
  }
#endif
