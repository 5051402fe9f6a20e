import type { CDPSession } from '@playwright/test';

/**
 * Lets that much of the page's time go by as fast as its answers come: time stands still while a call is under way
 * (`Emulation.setVirtualTimePolicy` of the Chrome DevTools Protocol), and after it.
 */
export async function passVirtualTime(cdp: CDPSession, ms: number): Promise<void> {
  const isOver = new Promise<void>((resolve) => void cdp.once('Emulation.virtualTimeBudgetExpired', () => resolve()));
  await cdp.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: ms });
  await isOver;
}
