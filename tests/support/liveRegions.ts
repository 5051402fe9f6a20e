import { vi } from 'vitest';
import { LIVE_TEXT_DELAY_MS } from '@/ui/limits';
import { jumpTime } from './clock';

const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live], output';

/** The month of the calendar, which is announced once it is changed. */
const CALENDAR = '.month_caption';

const born: string[] = [];
/** When a live region came last, on the fake clock. */
let lastBornAt = 0;

/** Collects what screen readers do not announce: text that comes together with its live region. Returns a function that ends it. */
export function watchLiveRegions() {
  const observer = new MutationObserver((records) => {
    // One call of this function may tell of a region and of the text that came after it.
    const filled = new Set(
      records.map(({ type, addedNodes, target }) => {
        if (type === 'attributes') return target.parentElement;
        return addedNodes.length > 0 ? target : null;
      }),
    );
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) check(node, filled);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

function check(added: Element, filled: ReadonlySet<Node | null>) {
  for (const region of [added, ...added.querySelectorAll(LIVE)]) {
    if (!region.matches(LIVE) || region.closest(CALENDAR)) continue;
    lastBornAt = Date.now();
    if (region.isConnected && !filled.has(region) && isHeard(region)) born.push(region.textContent);
  }
}

/** Whether it has text that is not hidden from screen readers. */
function isHeard({ childNodes }: Element) {
  return [...childNodes].some(
    (node) => node.textContent?.trim() !== '' && !(node instanceof Element && node.ariaHidden === 'true'),
  );
}

/** Lets the text come of the live regions that have just come. */
export async function untilRegionsSpeak() {
  const left = lastBornAt + LIVE_TEXT_DELAY_MS - Date.now();
  if (vi.isFakeTimers() && left > 0 && left <= LIVE_TEXT_DELAY_MS) await jumpTime(left);
}

/** @throws Error with the texts of this test that came together with their live region */
export function expectEmptyRegionsFirst() {
  const texts = born.splice(0);
  if (texts.length > 0)
    throw new Error(`These live regions came with their text, use LiveRegion: ${texts.join(' | ')}`);
}
