import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCar, aWish } from '@tests/support/database';
import { aBuyer, anAdmin, aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { quotedTexts, type Kind } from './quotedTexts';

const elements: Record<Kind, string> = {
  heading: 'h1, h2, h3',
  button: 'button',
  link: 'a',
  column: 'th[scope="col"], [role="columnheader"]',
  term: 'dt',
  label: 'label',
  text: '*',
};

const kinds = Object.keys(elements).filter((kind): kind is Kind => kind in elements);

const aToyota = () => aCar({ title: 'Corolla', slug: 'toyota', price: 9500, negotiable_price: true });

async function partOf(role: string, name: string | RegExp, url: string, person?: { email: string }) {
  const { screen } = await visit(url, person);
  return screen.findByRole(role, { name });
}

/** The whole page, after its main heading is rendered. */
async function pageAt(url: string, person?: { email: string }) {
  const { screen } = await visit(url, person);
  await screen.findByRole('heading', { level: 1 });
  return document.body;
}

/** Opens each screen that the specification quotes. */
const screens: Record<string, () => Promise<HTMLElement>> = {
  home: () => pageAt('/home'),
  footer: async () => within(await pageAt('/blog')).getByRole('contentinfo'),
  blog: async () => within(await pageAt('/blog')).getByRole('main'),
  'the header of a visitor': () => partOf('navigation', 'Main', '/blog'),
  'the header of a buyer': async () => within(await pageAt('/blog', aBuyer())).getByRole('banner'),
  'an unknown address': () => pageAt('/nowhere'),
  'sign-up': () => partOf('form', 'Sign up', '/signup'),
  'all cars': () => {
    aToyota();
    aCar({ title: 'Focus', slug: 'ford', negotiable_price: false });
    return pageAt('/carsCategories', aBuyer());
  },
  'a brand': () => {
    aToyota();
    return pageAt('/carsCategories/category/toyota', aBuyer());
  },
  details: () => pageAt(`/carsCategories/carDetails/${aToyota().id}`, aBuyer()),
  'the report form': async () => {
    const page = await pageAt(`/carsCategories/carDetails/${aToyota().id}`, aBuyer());
    fireEvent.click(await within(page).findByRole('button', { name: 'Report Post' }));
    return within(page).findByRole('dialog');
  },
  checkout: () => pageAt(`/carsCategories/add-to-cart/${aToyota().id}`, aBuyer()),
  'the wishlist over the page': async () => {
    const page = await pageAt('/blog', aBuyer());
    fireEvent.click(await within(page).findByRole('button', { name: 'Wishlist, 0 cars' }));
    return within(page).getByRole('dialog');
  },
  'an empty wishlist': () => pageAt('/dashboard', aBuyer()),
  'my wishlist': () => {
    aWish({ wishListIid: aToyota().id, product_title: 'Corolla', price: 9500 });
    aWish({ wishListIid: aCar().id, product_title: 'Prado', price: 31000, paid: true });
    return partOf('table', 'Cars on your wishlist', '/dashboard', aBuyer()).then(() => document.body);
  },
  'the side menu of a seller': () => partOf('navigation', 'Dashboard', '/dashboard', aSeller()),
  'the side menu of an admin': () => partOf('navigation', 'Dashboard', '/dashboard', anAdmin()),
  sellers: () => {
    aSeller();
    return pageAt('/dashboard/seller', anAdmin());
  },
  buyers: () => {
    aBuyer();
    return pageAt('/dashboard/buyer', anAdmin());
  },
  'my products': () => pageAt('/dashboard/seller/product', aSeller()),
  'the post form': () => pageAt('/dashboard/seller/product-post', aSeller()),
};

/** Compares letter by letter; `{}` matches any text. */
function isText(found: Element, text: string) {
  const parts = text.split('{}').map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(found.textContent);
}

describe('The texts that the specification quotes are shown letter by letter on', () => {
  test.each(Object.entries(screens))('%s (§2)', async (name, open) => {
    const screenElement = await open();
    const texts = quotedTexts[name] ?? {};
    expect(Object.keys(texts)).not.toEqual([]);
    for (const kind of kinds) {
      for (const text of texts[kind] ?? []) {
        await within(screenElement).findAllByText(
          (_, element) => element?.matches(elements[kind]) === true && isText(element, text),
        );
      }
    }
  });
});

test('Every screen with quoted texts is opened', () => {
  expect(Object.keys(quotedTexts).filter((screen) => !(screen in screens))).toEqual([]);
});
