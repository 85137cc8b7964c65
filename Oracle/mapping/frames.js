// Reads the frames of all cases, a few of them in the page at a time, and leaves them as the page's text.

function collect(element, parent, frames) {
  const box = element.getBoundingClientRect();
  frames.push([box.left - parent.left, box.top - parent.top, box.width, box.height]);
  for (const child of element.children) {
    if (child.classList.contains('node')) collect(child, box, frames);
  }
  return frames;
}

function framesOf(stage) {
  const root = stage.firstElementChild;
  settleWidths(root);
  settleHeights(root);
  return collect(root, root.getBoundingClientRect(), []);
}

function report(documents, together) {
  const stage = document.createElement('main'), frames = [];
  document.body.append(stage);
  for (let first = 0; first < documents.length; first += together) {
    stage.innerHTML = documents.slice(first, first + together).join('');
    frames.push(...[...stage.children].map(framesOf));
  }
  document.documentElement.innerHTML = '<pre></pre>';
  document.querySelector('pre').textContent = JSON.stringify(frames);
}
