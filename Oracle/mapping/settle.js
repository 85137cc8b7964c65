// Heights that children share, once they are known (late.py tells which). A node with a height of its own is settled
// after all such nodes inside it; one whose height its parent gives it (data-given) after the parent.

function heightOf(element) { return element.getBoundingClientRect().height; }

const pins = {
  hug(element, height) {
    element.style.height = height + 'px';
  },
  // A child that fills its line of a wrapping row: it counts as much in the size of the line as it did.
  line(element, height) {
    element.style.alignSelf = 'flex-start';
    element.style.marginBottom = heightOf(element) - height + 'px';
    element.style.height = height + 'px';
  },
  // One that shrinks with others: its share of the shrinking is what it has now.
  shrunk(element, height) {
    element.style.flexShrink = 0;
    element.style.height = height + 'px';
  },
  // One that shrinks alone in its line of a wrapping column: it breaks off as before, and shrinks.
  alone(element, height) {
    const factor = element.style.flexShrink;
    element.style.flexShrink = 0;
    element.style.flexBasis = heightOf(element) + 'px';
    element.style.flexShrink = factor;
    element.style.height = height + 'px';
  },
};

function settle(element) {
  const { pin, share } = element.dataset;
  if (pin) pins[pin](element, heightOf(element));
  for (const child of element.children) {
    if ('grow' in child.dataset) child.style.flex = child.dataset.grow + ' 1 0px';
  }
  if (share === 'height') makeSharesEqual(element);
  for (const child of element.children) {
    if ('given' in child.dataset) settle(child);
  }
}

function settleHeights(element) {
  for (const child of element.children) settleHeights(child);
  if (!('given' in element.dataset)) settle(element);
}

// From the root down: what a row shares is its own final width.
function settleWidths(element) {
  if (element.dataset.share === 'width') makeSharesEqual(element);
  for (const child of element.children) settleWidths(child);
}
