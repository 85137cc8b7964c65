import StackLayout

/// A screen that people hold upright.
public struct Device: Hashable, Sendable {
    public let name: String
    /// In points.
    public let size: Size
    /// What the system keeps at the top: status bar, sensors. In points.
    public let top: Double
    /// What the system keeps at the bottom: the home indicator. In points.
    public let bottom: Double

    /// The edges that the system keeps.
    public var safeArea: EdgeInsets { EdgeInsets(top: top, bottom: bottom) }

    /// Creates a device.
    public init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
        self.name = name
        self.size = Size(width, height)
        self.top = top
        self.bottom = bottom
    }

    /// Ten iPhones and five iPads, in rising width.
    ///
    /// Sizes: Apple Human Interface Guidelines, Layout, Specifications. The guidelines do not list safe areas;
    /// these are what `safeAreaInsets` reports on the devices upright without bars. The 62 of iPhone 17 Pro is
    /// also the status bar of the kit's pages.
    public static let all = [
        Device("iPhone SE 4″", 320, 568, top: 20, bottom: 0),
        Device("iPhone SE 4.7″", 375, 667, top: 20, bottom: 0),
        Device("iPhone 13 mini", 375, 812, top: 50, bottom: 34),
        Device("iPhone 14", 390, 844, top: 47, bottom: 34),
        Device("iPhone 16", 393, 852, top: 59, bottom: 34),
        Device("iPhone 17 Pro", 402, 874, top: 62, bottom: 34),
        Device("iPhone 11", 414, 896, top: 48, bottom: 34),
        Device("iPhone 14 Plus", 428, 926, top: 47, bottom: 34),
        Device("iPhone 16 Plus", 430, 932, top: 59, bottom: 34),
        Device("iPhone 17 Pro Max", 440, 956, top: 62, bottom: 34),
        Device("iPad mini", 744, 1133, top: 24, bottom: 20),
        Device("iPad 10.2″", 810, 1080, top: 20, bottom: 0),
        Device("iPad Air 11″", 820, 1180, top: 24, bottom: 20),
        Device("iPad Pro 11″", 834, 1194, top: 24, bottom: 20),
        Device("iPad Pro 12.9″", 1024, 1366, top: 24, bottom: 20),
    ]
}
