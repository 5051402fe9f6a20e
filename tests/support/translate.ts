const HTML = 'http://www.w3.org/1999/xhtml';

/** As the translator of a browser: each text node, but those that are not for translation, is replaced by two `font` elements. */
export function translate(root: Element = document.body) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate=no], script, style, svg, title')) continue;
    const outer = document.createElementNS(HTML, 'font');
    const inner = outer.appendChild(document.createElementNS(HTML, 'font'));
    inner.textContent = `‹${text.data}›`;
    text.replaceWith(outer);
  }
}
