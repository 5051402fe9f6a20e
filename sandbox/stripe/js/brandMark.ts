import type { Brand } from '@sandbox/stripe/cardNumbers';

/** The card's brand in front of its number; for the eye alone, since the number says it too. */
export class BrandMark {
  readonly element: HTMLSpanElement;

  constructor(page: Document) {
    this.element = page.createElement('span');
    this.element.setAttribute('aria-hidden', 'true');
    this.show('unknown');
  }

  show(brand: Brand): void {
    this.element.dataset['brand'] = brand;
    this.element.textContent = brand === 'unknown' ? '' : brand.slice(0, 6);
  }
}
