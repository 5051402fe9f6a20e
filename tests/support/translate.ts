/**
 * As the translator of a browser: each text node, but those that are not for translation, is replaced by two `font` elements. Browser tests
 * run it in the page, so it uses nothing outside itself.
 */
export function translate() {
  const html = 'http://www.w3.org/1999/xhtml';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('[translate=no], script, style, svg, title')) continue;
    const outer = document.createElementNS(html, 'font');
    const inner = outer.appendChild(document.createElementNS(html, 'font'));
    inner.textContent = `‹${text.data}›`;
    text.replaceWith(outer);
  }
}
