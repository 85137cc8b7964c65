// The README's Swift, in one piece: `scripts/readme` compares the two, and what this prints.

import StackLayout

let screen = Stack("Screen", .vertical, padding: EdgeInsets(top: 62, bottom: 88)) {
    Stack("Content", .vertical, gap: 16, alignment: .center, distribution: .center) {
        Leaf("Symbol", 52, 41)
        Stack("Text", .vertical, gap: 2) {
            Leaf("Title", 338, 26)
            Leaf("Message", 338, 84)
        }
    }.fill()
}.size(402, 874)

let layout = try screen.layout()
for node in layout { print("\(node.name): \(node.frame)") }
let text = layout["Content/Text"]!
print(layout.tree.derivation(of: text.id, .y)!)

var tree = LayoutTree()
let list = try tree.addRoot(.vertical(gap: 8), width: 320)
let rows = try (1...1000).map { _ in try tree.add(.leaf, width: .fill, height: 44, to: list) }
try tree.solve()
try tree.updateStyle(of: rows[998]) { $0.height = 60 }
try tree.solve()
print("changed:", tree.changedNodes ?? [])

for (number, row) in rows.enumerated() { try tree.setTag(number, of: row) }
tree.forEachPainted(in: Rect(x: 0, y: 4_000, width: 320, height: 80)) { node in
    print("paint", node.tag, node.frame)
}
print("hit", tree.hitTest(Point(10, 4_010))!.tag)
