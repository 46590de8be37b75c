import Glibc

/// What libFuzzer calls with each file that it makes up. `SHEETLAB_FUZZ` names the reader that is
/// fed, both when this is built and when it runs:
///
///     export SHEETLAB_FUZZ=script SWIFT_BACKTRACE=enable=no
///     swift build -c release --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address \
///       -Xcc -DSANITIZED=1 --product sheetlab-fuzz
///     .build/release/sheetlab-fuzz corpus/ -max_total_time=60
@_cdecl("LLVMFuzzerTestOneInput")
func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  chosen.test(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private let chosen: Reader = {
  let name = getenv("SHEETLAB_FUZZ").map { String(cString: $0) } ?? ""
  guard let reader = Reader(rawValue: name) else {
    fatalError("SHEETLAB_FUZZ: expected one of \(Reader.allCases.map(\.rawValue)), got \"\(name)\"")
  }
  return reader
}()
