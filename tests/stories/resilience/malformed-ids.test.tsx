import { act, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginReads } from '@/app/document/beginReads';
import { dropBegunReads } from '@/lib/browser/begunReads';
import { paths } from '@/lib/config/paths';
import { calls } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aWish } from '@tests/support/database';
import { aBuyer, anAdmin } from '@tests/support/people';
import { currentPath, goTo, visit } from '@tests/support/visit';
import { documentReads } from '@tools/documentReads';

const HEX_24 = '65f0c0ffee65f0c0ffee65f0';
const malformed = [
  'abc',
  'null',
  'aaaaaaaaaaaa',
  HEX_24.slice(1),
  `${HEX_24}0`,
  HEX_24.replace('c', 'g'),
  HEX_24.repeat(100),
  `${HEX_24}%0A`,
  `%20${HEX_24}`,
  `${HEX_24}%2F`,
  `${HEX_24}%3Femail=`,
  '%36%35f0c0ffee',
  '%2e%2e',
  '..%2F..%2Fjwt',
  '%2e%2e%2fjwt%3Femail=noor@example.test',
  '%00',
  '%7B%22$ne%22:1%7D',
  '__proto__',
  'javascript:window.__hostile=1',
];
const routes = Object.values(paths).filter((path) => path.includes(':id'));
const addresses: [string, string[]][] = [
  ...routes.map((route): [string, string[]] => [route, malformed.map((id) => route.replace(':id', id))]),
  // This page trims its ids.
  [paths.compare, malformed.filter((id) => !/%0A|%20/.test(id)).map((id) => `${paths.compare}?cars=${id}`)],
];
/** Every path of the API that these pages may ask for without an id of their own. */
const withoutId = /^\/(cars|carCategories|reportedpost|wishlist|jwt|users\/(admin\/|seller\/)?[^/]+@example\.test)$/;
const asked = () => calls.filter(({ path, host }) => host === 'localhost:4101' && !withoutId.test(path));

test.each(addresses)(
  'No address of %s makes a call with a malformed id, neither from the document nor from the app',
  async (_, all) => {
    const { screen } = await visit(paths.profile, anAdmin());
    await screen.findByRole('button', { name: 'SignOut' });
    stubDocument();

    for (const address of all) {
      act(() => goTo(address));
      beginReads();
      await advanceTime(50);
      expect(asked(), address).toEqual([]);
      // The browser resolves `..` itself, which leads to another page.
      if (routes.some((route) => matchPath(route, window.location.pathname))) {
        expect(screen.getByText(/was not found/), address).toBeVisible();
      }
    }
    expect(calls.filter(({ path, query }) => path === '/jwt' && query['email'] !== 'adaeze@example.test')).toEqual([]);
  },
);

test('A well-formed id is asked for by both', async () => {
  expect(routes).toContain(paths.carDetails);
  const { screen } = await visit(paths.carDetails.replace(':id', HEX_24), anAdmin());
  stubDocument();
  await screen.findByText(/was not found/);
  beginReads();
  const read = `/cars/${HEX_24}`;
  await waitFor(() => expect(asked().map(({ path }) => path)).toEqual([read, read]));
});

test.each([
  [paths.carDetails, (id: string) => `${id.toUpperCase()}/`],
  [paths.checkout, (id: string) => id.toUpperCase()],
  [paths.payment, (id: string) => id.toUpperCase()],
  [paths.carDetails, (id: string) => `%36${id.slice(1)}//?from=mail`],
  [paths.brand, () => 'TOYOTA/?sort=price'],
])('The address %s as people write it (%#) is that of the same page', async (pattern, written) => {
  const noor = aBuyer();
  const car = aCar({ slug: 'toyota', title: 'Corolla 2016' });
  const wish = aWish({ wishListIid: car.id, product_title: 'Corolla 2016', email: noor.email });
  const { id } = pattern === paths.payment ? wish : car;
  const address = pattern.replace(/:\w+/, written(id));
  const { screen } = await visit(address, noor);
  expect((await screen.findAllByText(/Corolla 2016/))[0]).toBeVisible();
  const meant = pattern.replace(':id', id).replace(':slug', 'toyota');
  await waitFor(() => expect(currentPath()).toBe(meant + (address.split(/(?=\?)/)[1] ?? '')));
});

/** What the build puts into the script of a document. */
function stubDocument() {
  vi.stubGlobal('API_URL', 'http://localhost:4101');
  vi.stubGlobal('FIRST_READS', documentReads);
  onTestFinished(dropBegunReads);
}
