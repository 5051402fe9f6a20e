/** The element of the same kind and name in the same place, on the page that has replaced the document's content. */
export function counterpartOf<T extends Element>(gone: T) {
  const mark = markOf(gone);
  return [...document.querySelectorAll<T>(gone.tagName)].find((element) => markOf(element) === mark);
}

/** What tells it from others, without what loading changes: the counts of links, the options of selects, the words of submit buttons. */
function markOf(element: Element) {
  const isChoice = element.matches('[type=radio], [type=checkbox]');
  return JSON.stringify([
    ...['aria-label', 'name', 'href', isChoice ? 'value' : 'type'].map((name) => element.getAttribute(name)),
    element.parentElement?.closest('[aria-label]')?.ariaLabel,
    !element.matches('select, [type=submit]') && element.textContent.split(/ *\d/, 1)[0]?.trim(),
  ]);
}
