"""From declarations to CSS: README.md's table, line by line."""

import unittest

from mapping.document import html
from mapping.page import frames, page


def child(parent: dict, node: dict, number: int = 0) -> str:
    """The opening tag of a child."""
    document = html({"root": {**parent, "children": [node] if isinstance(node, dict) else node}})
    return document.split('<div class="node')[2 + number].split(">")[0]


class Sizes(unittest.TestCase):
    def test_fixed_hug_fraction(self):
        self.assertIn("width:7.5px", child({"stack": "h"}, {"w": 7.5}))
        self.assertIn("width:max-content;height:auto", child({"stack": "h"}, {}))
        self.assertIn("width:12.5%", child({"stack": "v", "w": 80}, {"w": {"fraction": 0.125}}))

    def test_a_main_fill_starts_from_nothing(self):
        self.assertIn("flex:2 1 0px", child({"stack": "h"}, {"w": {"fill": 2}}))
        self.assertIn("flex:2 1 0px", child({"stack": "v", "h": 9}, {"h": {"fill": 2}}))

    def test_weight_0_is_the_minimum(self):
        tag = child({"stack": "h"}, {"w": {"fill": 0}})
        self.assertIn("width:0", tag)
        self.assertNotIn("flex:", tag)

    def test_a_cross_fill_keeps_its_alignment(self):
        self.assertIn("height:stretch;align-self:center", child({"stack": "h", "align": "center"}, {"h": {"fill": 1}}))
        self.assertIn("height:auto;align-self:stretch", child({"stack": "h", "wrap": True}, {"h": {"fill": 1}}))

    def test_limits_and_padding(self):
        tag = child({"stack": "h"}, {"pad": [1, 2, 3, 4], "minW": 5, "maxH": 6})
        self.assertIn("padding:1px 2px 3px 4px;min-width:5px;max-height:6px", tag)

    def test_shrink_counts_on_the_main_axis_only(self):
        self.assertIn("flex:0 2 auto", child({"stack": "h"}, {"w": 9, "shrink": 2}))
        self.assertNotIn("flex:", child({"stack": "z"}, {"w": 9, "shrink": 2}))


class Containers(unittest.TestCase):
    def test_stack(self):
        document = html({"root": {"stack": "v", "gap": 3, "distribute": "evenly", "align": "end", "children": []}})
        self.assertIn("display:flex;flex-direction:column;justify-content:space-evenly;align-items:flex-end", document)
        self.assertIn("row-gap:3px", document)

    def test_wrapping(self):
        root = {"stack": "h", "wrap": True, "gap": 3, "crossGap": 4, "lines": "between", "children": []}
        document = html({"root": root})
        self.assertIn("flex-wrap:wrap;align-content:space-between", document)
        self.assertIn("column-gap:3px", document)
        self.assertIn("row-gap:4px", document)

    def test_overlay(self):
        document = html({"root": {"stack": "z", "w": 9, "distribute": "end", "children": [{}]}})
        self.assertIn("grid-template:minmax(0,1fr)/100%;justify-items:end;align-items:start", document)
        self.assertIn("grid-area:1/1", document)

    def test_negative_gaps_are_margins_behind_the_first_child(self):
        pair = [{"w": 1}, {"w": 2}]
        self.assertNotIn("margin", child({"stack": "h", "gap": -3}, pair))
        self.assertIn("margin-inline-start:-3px", child({"stack": "h", "gap": -3}, pair, 1))

    def test_hidden_children_are_there_without_a_box(self):
        document = html({"root": {"stack": "h", "children": [{"hidden": True}, {"hidden": "keep"}]}})
        self.assertEqual(document.count('class="gone"'), 1)
        self.assertEqual(document.count('class="node"'), 2)

    def test_direction(self):
        self.assertIn("direction:rtl", html({"root": {}, "rtl": True}))
        self.assertNotIn("direction:rtl", html({"root": {}}))


class Pins(unittest.TestCase):
    def test_edges(self):
        tag = child({"stack": "h"}, {"absolute": {"left": 3, "bottom": -4}, "h": {"fill": 1}})
        self.assertIn("left:3px;top:0;bottom:-4px", tag)
        self.assertIn("width:max-content;height:auto", tag)

    def test_a_true_centre(self):
        tag = child({"stack": "h"}, {"absolute": {"centerX": 3, "centerY": 0}})
        self.assertIn("left:3px;right:-3px;justify-self:unsafe center", tag)
        self.assertIn("top:0px;bottom:0px;align-self:unsafe center", tag)


class Late(unittest.TestCase):
    def test_fills_of_a_hugging_column_grow_late(self):
        root = {"stack": "v", "children": [{"h": {"fill": 2}}, {"h": 5}]}
        document = html({"root": root})
        self.assertIn('data-grow="2" data-given=""', document)
        self.assertIn('data-pin="hug"', document)
        self.assertNotIn("flex:2", document)

    def test_fills_of_a_definite_column_do_not(self):
        document = html({"root": {"stack": "v", "h": 50, "children": [{"h": {"fill": 2}}]}})
        self.assertNotIn("data-grow", document)
        self.assertNotIn("data-pin", document)

    def test_how_a_height_is_written_down(self):
        column = {"stack": "v", "children": [{"h": {"fill": 1}}]}
        self.assertIn('data-pin="line"', html({"root": {"stack": "h", "wrap": True, "children": [
            {**column, "h": {"fill": 1}}]}}))
        self.assertIn('data-pin="shrunk"', html({"root": {"stack": "v", "children": [{**column, "shrink": 1}]}}))
        self.assertIn('data-pin="alone"', html({"root": {"stack": "v", "w": 9, "wrap": True, "children": [
            {**column, "shrink": 1}]}}))

    def test_padded_shares_are_made_equal(self):
        pair = [{"w": {"fill": 1}, "pad": [0, 3, 0, 4], "maxW": 30}, {"w": {"fill": 1}, "minW": 2}]
        document = html({"root": {"stack": "h", "children": pair}})
        self.assertIn('data-share="width"', document)
        self.assertIn('data-weight="1" data-least="7" data-pad="7" data-most="30"', document)
        self.assertIn('data-weight="1" data-least="2" data-pad="0"', document)
        self.assertNotIn("data-share", html({"root": {"stack": "h", "children": pair[:1]}}))


class Content(unittest.TestCase):
    def test_words_are_atomic_with_a_strut_to_the_baseline(self):
        document = html({"root": {"words": [5, 6.25], "lineHeight": 10, "baseline": 8}})
        self.assertEqual(document.count('style="width:0;height:8px"'), 2)
        self.assertIn('style="width:6.25px;height:10px"', document)


class Page(unittest.TestCase):
    def test_frames_are_read_out_of_the_dump(self):
        self.assertEqual(frames("<html><pre>[[[0,0,1.5,2]]]</pre></html>"), [[[0, 0, 1.5, 2]]])

    def test_a_page_without_frames_is_an_error(self):
        with self.assertRaises(ValueError):
            frames("<html>crashed</html>")

    def test_documents_do_not_end_the_script(self):
        self.assertEqual(page([{"root": {"stack": "h", "children": [{"w": 1}]}}]).count("</script>"), 1)
