import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { calls, callsTo } from '@tests/support/calls';
import { jumpTime, advanceTime } from '@tests/support/clock';
import { setVisible } from '@tests/support/network';
import { anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar, aReport, aWish } from '@tests/support/world';

const NIGHTS_MS = 8 * 24 * 3600_000;

/** Everything that the page announces from now on, and whether a list that stood on it was ever away. */
function watchPage(list: HTMLElement) {
  const said = new Set<string>();
  let isWhole = true;
  const look = () => {
    for (const note of document.querySelectorAll('[role=alert], [role=status], [aria-live]')) said.add(note.outerHTML);
    isWhole &&= list.isConnected;
  };
  look();
  const before = said.size;
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => ({ announced: [...said].slice(before), isWhole });
}

describe('A tab that has slept for longer than its tokens live', () => {
  test('wakes with one renewal for all its reads, and nothing is shown of it', async () => {
    const adaeze = anAdmin();
    aReport({ reportPostId: aCar({ title: 'Jeep Gladiator' }).id, product_title: 'Jeep Gladiator' });
    aWish({ email: adaeze.email });
    await visit('/dashboard/reported-post', adaeze);
    const report = await screen.findByRole('article', { name: 'Jeep Gladiator' });
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await advanceTime(3000);
    setVisible(false);
    await jumpTime(NIGHTS_MS);
    calls.length = 0;

    const page = watchPage(report);
    setVisible(true);
    await advanceTime(5000);

    const refused = calls.filter(({ status }) => status === 401 || status === 403).map(({ path }) => path);
    expect(refused.toSorted()).toEqual(['/reportedpost', '/wishlist']);
    expect(callsTo('GET /jwt')).toHaveLength(1);
    expect(callsTo('POST /v1/token')).toHaveLength(1);
    for (const list of ['GET /reportedpost', 'GET /wishlist']) {
      expect(callsTo(list).length).toBeGreaterThan(2);
      expect(callsTo(list).slice(1)).toSatisfy((read: typeof calls) => read.every(({ status }) => status === 200));
    }
    expect(page()).toEqual({ announced: [], isWhole: true });
    expect(screen.getByRole('link', { name: 'Profile of Adaeze Obi' })).toBeVisible();
  });
});
