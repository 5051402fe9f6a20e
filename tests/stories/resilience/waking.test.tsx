import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { calls, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar, aReport, aWish } from '@tests/support/database';
import { setVisible } from '@tests/support/network';
import { anAdmin } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const EIGHT_DAYS_MS = 8 * 24 * 3600_000;

/** Collects all announcements from now on, and checks that the list stays in the document. */
function watchPage(list: HTMLElement) {
  const announcements = new Set<string>();
  let isListKept = true;
  const onChange = () => {
    for (const note of document.querySelectorAll('[role=alert], [role=status], [aria-live]'))
      announcements.add(note.outerHTML);
    isListKept &&= list.isConnected;
  };
  onChange();
  const before = announcements.size;
  new MutationObserver(onChange).observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => ({ announced: [...announcements].slice(before), isListKept });
}

describe('A tab that was suspended for longer than its tokens are valid', () => {
  test('renews its token once for all requests, without a message', async () => {
    const adaeze = anAdmin();
    aReport({ reportPostId: aCar({ title: 'Jeep Gladiator' }).id, product_title: 'Jeep Gladiator' });
    aWish({ email: adaeze.email });
    await visit('/dashboard/reported-post', adaeze);
    const report = await screen.findByRole('article', { name: 'Jeep Gladiator' });
    await screen.findByRole('button', { name: 'Wishlist, 1 car' });
    await advanceTime(3000);
    setVisible(false);
    // No timer runs meanwhile.
    vi.setSystemTime(Date.now() + EIGHT_DAYS_MS);
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
    expect(page()).toEqual({ announced: [], isListKept: true });
    expect(screen.getByRole('button', { name: 'Account of Adaeze Obi' })).toBeVisible();
  });
});
