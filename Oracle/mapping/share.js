// Equal shares whatever the padding (SEMANTICS 6.6; CSS starts each from its own padding, 18.1). A probe with the same
// room and with children without padding says how large each has to become; then what each has beyond its padding is
// its weight. Weights change no size but those of the shares, so that nothing outside is laid out anew.

function inFlow(element) {
  return [...element.children].filter(child => child.matches('.node:not(.absolute)'));
}

function makeSharesEqual(element) {
  const length = element.dataset.share;
  if (!length) return;
  const children = inFlow(element);
  const sizes = probedSizes(element, children, length);
  children.forEach((child, index) => {
    // Factors that add up to less than 1 would leave space empty (18.5): the scale keeps them above it. And a factor
    // of 0 would take the child's content out of the size of a hugging parent.
    if ('weight' in child.dataset) {
      child.style.flexGrow = Math.max(0.001, 1024 * beyondPadding(child.dataset, sizes[index]));
    }
  });
}

// A child that a limit holds wants to be a little beyond it, or the rounding of the probe would set it free.
function beyondPadding({ pad, least, most }, size) {
  const slack = size >= most ? 1 : size <= least ? -1 : 0;
  return size - pad + slack;
}

// The size with which a child joins a line: one that shrinks does so afterwards (8.5).
function unshrunk(element, length) {
  const factor = element.style.flexShrink;
  element.style.flexShrink = 0;
  const size = element.getBoundingClientRect()[length];
  element.style.flexShrink = factor;
  return size;
}

// The sizes that `children` have on one axis when those that share start from nothing.
function probedSizes(element, children, length) {
  const probe = document.createElement('div'), computed = getComputedStyle(element);
  probe.className = 'probe';
  for (const name of ['flexDirection', 'flexWrap', 'rowGap', 'columnGap', 'padding']) {
    probe.style[name] = computed[name];
  }
  const box = element.getBoundingClientRect();
  probe.style.width = box.width + 'px';
  probe.style.height = box.height + 'px';
  for (const child of children) {
    const stand = document.createElement('div');
    stand.style.marginTop = child.style.marginTop;
    stand.style.marginInlineStart = child.style.marginInlineStart;
    if ('weight' in child.dataset) {
      stand.style.flex = child.dataset.weight + ' 1 0px';
      stand.style.setProperty('min-' + length, child.dataset.least + 'px');
      if ('most' in child.dataset) stand.style.setProperty('max-' + length, child.dataset.most + 'px');
    } else {
      stand.style[length] = unshrunk(child, length) + 'px';
    }
    probe.append(stand);
  }
  element.closest('.case').append(probe);
  const sizes = [...probe.children].map(stand => stand.getBoundingClientRect()[length]);
  probe.remove();
  return sizes;
}
