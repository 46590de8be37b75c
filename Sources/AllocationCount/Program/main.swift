import AllocationCounter
import Glibc

// Prints how many allocations a steady drag takes, one line a case: `name TAB allocations TAB what
// of`. Counts are the same on every machine.
//
//     sheetkit-allocations                            SheetKit alone
//     sheetkit-allocations Assets/restaurants.json    and whole frames
guard allocation_can_count() else {
  print("allocations cannot be counted on this platform")
  exit(2)
}
var reports = [SheetDrag.report()]
if CommandLine.arguments.count > 1 {
  reports += try FrameDrag.reports(list: CommandLine.arguments[1])
}
for report in reports {
  print("\(report.name)\t\(report.allocations)\t\(report.extent)")
}
