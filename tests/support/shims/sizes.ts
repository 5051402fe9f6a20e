const ROW_PX = 40;
const SCREEN = { width: 1280, height: 768 };

function sizeOf(element: Element) {
  return element.hasAttribute('data-index') ? { width: SCREEN.width, height: ROW_PX } : SCREEN;
}

/** jsdom has no layout: rows of a virtual list are 40 px high, everything else fills the screen. */
export function shimSizes() {
  for (const side of ['Width', 'Height'] as const) {
    for (const box of ['offset', 'client'] as const) {
      Object.defineProperty(HTMLElement.prototype, `${box}${side}`, {
        configurable: true,
        get(this: HTMLElement) {
          return side === 'Width' ? sizeOf(this).width : sizeOf(this).height;
        },
      });
    }
  }
  Element.prototype.getBoundingClientRect = function () {
    const { width, height } = sizeOf(this);
    return new DOMRect(0, 0, width, height);
  };
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  window.scrollTo = () => undefined;
  window.ResizeObserver = ReportOnce;
  window.IntersectionObserver = AlwaysIntersecting;
}

/** Reports the size of an element once, when the observation starts. */
class ReportOnce implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    this.#elements.add(target);
    queueMicrotask(() => {
      if (!this.#elements.has(target)) return;
      const contentRect = target.getBoundingClientRect();
      const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
      const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
      this.#callback([entry], this);
    });
  }

  unobserve(target: Element) {
    this.#elements.delete(target);
  }

  disconnect() {
    this.#elements.clear();
  }
}

/** Reports every observed element as visible. */
class AlwaysIntersecting implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;
  readonly #elements = new Set<Element>();

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element) {
    this.#elements.add(target);
    queueMicrotask(() => {
      if (!this.#elements.has(target)) return;
      const rect = target.getBoundingClientRect();
      const seen = { isIntersecting: true, intersectionRatio: 1, time: performance.now(), target };
      this.#callback([{ ...seen, boundingClientRect: rect, intersectionRect: rect, rootBounds: null }], this);
    });
  }

  unobserve(target: Element) {
    this.#elements.delete(target);
  }

  disconnect() {
    this.#elements.clear();
  }

  takeRecords() {
    return [];
  }
}
