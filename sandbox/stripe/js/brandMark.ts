import type { Brand } from '@sandbox/stripe/cardNumbers';

/** The card's brand in front of its number. Hidden from assistive technology, because it follows from the number. */
export class BrandMark {
  readonly element: HTMLSpanElement;

  constructor(doc: Document) {
    this.element = doc.createElement('span');
    this.element.setAttribute('aria-hidden', 'true');
    this.show('unknown');
  }

  show(brand: Brand): void {
    this.element.dataset['brand'] = brand;
    this.element.textContent = brand === 'unknown' ? '' : brand.slice(0, 6);
  }
}
