/**
 * jsdom computes an element's style from all rules at every call, which takes milliseconds, and Testing Library calls it
 * for every element of a query. Here the result is kept until something in the document changes.
 */
export function shimComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  let computed = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => void (computed = new WeakMap());
  const observer = new MutationObserver(forget);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (observer.takeRecords().length > 0) forget();
    const style = computed.get(element) ?? compute(element);
    computed.set(element, style);
    return style;
  };
}
