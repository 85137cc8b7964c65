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
        .executableTarget(
            name: "terminal", dependencies: ["StackLayout"], path: "Examples/Terminal",
            exclude: ["output.txt"], swiftSettings: settings),
        .executableTarget(
            name: "feed", dependencies: ["StackLayout"], path: "Examples/Feed", swiftSettings: settings),
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
            resources: [.copy("RealDocuments")],
            swiftSettings: settings),
        .testTarget(
            name: "LayoutBenchTests", dependencies: ["StackLayout", "layout-bench"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

// The C interface is made of `@c` functions, which Swift 6.2 does not know.
#if compiler(>=6.3)
    package.products += [
        .library(name: "StackLayoutC", type: .dynamic, targets: ["StackLayoutC"]),
        .library(name: "StackLayoutC-static", type: .static, targets: ["StackLayoutC"]),
    ]
    package.targets += [
        // The header, written by hand; the compiler checks the Swift functions against it.
        .target(name: "CStackLayout"),
        .target(
            name: "StackLayoutC", dependencies: ["StackLayout", "CStackLayout"], swiftSettings: settings),
        // Compiles programs in C and C++ and runs them.
        .testTarget(
            name: "StackLayoutCTests", dependencies: ["StackLayoutC", "CStackLayout"],
            exclude: ["Programs"], swiftSettings: settings),
    ]
#endif
