import StackLayout

/// Finds places for labels beside boxes, so that no two labels overlap.
struct LabelPlacement {
    /// What labels must not leave.
    private let bounds: Rect
    private var placed: [Rect] = []
    /// The labels that reach into each square of a grid.
    private var cells: [Cell: [Int]] = [:]

    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    private static let cellSize = 64.0
    /// How many lines a label may be away from its box.
    private static let mostLines = 8

    init(within bounds: Rect) { self.bounds = bounds }

    /// A free place for a label of a size: above the box, below, beside or in it, or some lines away.
    ///
    /// - Returns: `nil` if there is none.
    /// - Complexity: O(labels nearby).
    mutating func place(_ size: Size, beside box: Rect) -> Rect? {
        let right = box.x + box.width
        let bottom = box.y + box.height
        var corners = [
            (box.x, box.y - size.height), (box.x, bottom), (right + 2, box.y),
            (box.x - size.width - 2, box.y),
            (right - size.width, box.y - size.height), (right - size.width, bottom), (box.x, box.y),
        ]
        for line in 1...Self.mostLines {
            let offset = Double(line) * (size.height + 1)
            corners.append((box.x, box.y - size.height - offset))
            corners.append((box.x, bottom + offset))
        }
        for (x, y) in corners {
            let place = Rect(
                x: clamped(x, bounds.x, bounds.x + bounds.width - size.width),
                y: clamped(y, bounds.y, bounds.y + bounds.height - size.height), width: size.width,
                height: size.height)
            guard place.x >= bounds.x, place.y >= bounds.y, isFree(place) else { continue }
            add(place)
            return place
        }
        return nil
    }

    private func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
        min(max(value, low), high)
    }

    private func isFree(_ place: Rect) -> Bool {
        !cells(of: place).contains { cell in
            cells[cell, default: []].contains { index in
                let other = placed[index]
                return place.x < other.x + other.width && other.x < place.x + place.width
                    && place.y < other.y + other.height && other.y < place.y + place.height
            }
        }
    }

    private mutating func add(_ place: Rect) {
        for cell in cells(of: place) { cells[cell, default: []].append(placed.count) }
        placed.append(place)
    }

    private func cells(of place: Rect) -> [Cell] {
        let columns = index(place.x)...index(place.x + place.width)
        let rows = index(place.y)...index(place.y + place.height)
        return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
    }

    private func index(_ value: Double) -> Int { Int((value / Self.cellSize).rounded(.down)) }
}
