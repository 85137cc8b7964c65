// swift-tools-version: 6.2
import PackageDescription

/// Every target: unsafe constructs are marked `unsafe` where they stand, or the build warns (and CI fails).
let safety: [SwiftSetting] = [.strictMemorySafety()]
/// Warnings are errors where `WARNINGS_ARE_ERRORS` is set, as CI does: not for everybody, since a newer compiler
/// may warn of more.
let strictness: [SwiftSetting] =
    Context.environment["WARNINGS_ARE_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]
let settings = safety + strictness

let package = Package(
    name: "StackLayout",
    // The oldest systems whose standard library has `Synchronization`; Linux and Windows need no entry.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "StackLayout", targets: ["StackLayout"]),
        .library(name: "KitScreens", targets: ["KitScreens"]),
        .library(name: "DesignFiles", targets: ["DesignFiles"]),
        .executable(name: "layout-verify", targets: ["layout-verify"]),
        .executable(name: "layout-bench", targets: ["layout-bench"]),
    ],
    targets: [
        // The engine. The standard library only: no Foundation.
        .target(name: "StackLayout", swiftSettings: settings),
        // The kit notation and the documented components. No Foundation either.
        .target(name: "KitScreens", dependencies: ["StackLayout"], swiftSettings: settings),
        // Readers of files; the only library that imports Foundation.
        .target(name: "DesignFiles", dependencies: ["StackLayout", "KitScreens"], swiftSettings: settings),
        .executableTarget(
            name: "layout-verify", dependencies: ["StackLayout", "KitScreens", "DesignFiles"],
            swiftSettings: settings),
        .executableTarget(
            name: "layout-bench", dependencies: ["StackLayout", "KitScreens"], swiftSettings: settings),
        // Programs that show how to use the libraries, and draw and check what the README shows.
        .executableTarget(
            name: "quickstart", dependencies: ["StackLayout"], path: "Examples/Quickstart",
            swiftSettings: settings),
        .executableTarget(
            name: "kit-picture", dependencies: ["StackLayout", "KitScreens"], path: "Examples/KitPicture",
            swiftSettings: settings),
        .testTarget(
            name: "StackLayoutTests", dependencies: ["StackLayout", "DesignFiles"],
            resources: [.copy("Corpora")], swiftSettings: settings),
        .testTarget(
            name: "KitScreensTests", dependencies: ["StackLayout", "KitScreens"],
            resources: [.copy("FontData")], swiftSettings: settings),
        .testTarget(
            name: "DesignFilesTests",
            // The command too, so that it is built before its tests run it.
            dependencies: ["StackLayout", "KitScreens", "DesignFiles", "layout-verify"],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutBenchTests", dependencies: ["StackLayout", "layout-bench"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
