import type { CDPSession } from '@playwright/test';

/**
 * Advances the page's clock by `ms` as fast as responses arrive. The clock is paused while requests are pending and
 * after the time is over (`Emulation.setVirtualTimePolicy` of the Chrome DevTools Protocol).
 */
export async function advanceVirtualTime(cdp: CDPSession, ms: number): Promise<void> {
  const expired = new Promise<void>((resolve) => void cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  await cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: ms });
  await expired;
}
