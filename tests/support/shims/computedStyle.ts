/**
 * jsdom computes all properties of an element from all rules of its style sheet, which takes milliseconds, and Testing Library
 * asks for every element of a query. Here the properties that are asked for are computed alone. Stories have no other style
 * sheet than the browser's, so these depend on the element's name, its state and inline styles.
 */
export function shimComputedStyle() {
  const compute = window.getComputedStyle.bind(window);
  const displayOf = createDisplayOf((element) => compute(element).display);
  const properties: Record<string, (element: Element) => string> = {
    display: displayOf,
    visibility: (element) => inheritedStyle(element, 'visibility') || 'visible',
    pointerEvents: (element) => inheritedStyle(element, 'pointer-events') || 'auto',
    opacity: (element) => inlineStyle(element, 'opacity'),
    // Read again by each render of the card field.
    fontSize: (element) => inheritedStyle(element, 'font-size') || '16px',
  };

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const valueOf = (property: string) => properties[property]?.(element);
    return new Proxy(document.documentElement.style, {
      get(_style, property: string): unknown {
        if (property === 'getPropertyValue') return (name: string) => valueOf(name) ?? inlineStyle(element, name);
        return valueOf(property) ?? Reflect.get(compute(element), property);
      },
    });
  };
}

declare global {
  interface Window {
    /** The computed `display` by the element's name, which the test files of a worker share. */
    displays?: Map<string, string>;
  }
}

/** @param compute the computed `display` of an element without attributes, asked once for each name */
function createDisplayOf(compute: (element: Element) => string) {
  const displays = (window.displays ??= new Map());

  return (element: Element) => {
    const inline = inlineStyle(element, 'display');
    if (inline) return inline;
    // The header's menu, which the app's own styles show as a part of the row.
    if (element.getAttribute('popover') === 'auto') return 'contents';
    if (isHidden(element)) return 'none';
    const key = `${element.localName} ${element.hasAttribute('open')}`;
    const display = displays.get(key) ?? compute(element);
    displays.set(key, display);
    return display;
  };
}

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden');

function inheritedStyle(element: Element, property: string): string {
  const inline = inlineStyle(element, property);
  return inline || !element.parentElement ? inline : inheritedStyle(element.parentElement, property);
}

/** Reads the attribute first, because jsdom's style objects are expensive to create. */
function inlineStyle(element: Element, property: string) {
  if (!element.getAttribute('style')?.includes(property)) return '';
  return element instanceof HTMLElement || element instanceof SVGElement
    ? element.style.getPropertyValue(property)
    : '';
}
