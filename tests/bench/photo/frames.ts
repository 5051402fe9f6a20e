import type { Page } from '@playwright/test';

/** From now on the page records the time from each frame to the next. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { benchFrames: frames });
    let last = performance.now();
    const record = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(record);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(record);
    });
  });
}

/** The longest time between two frames since the last call, in milliseconds. */
export function longestFrame(page: Page): Promise<number> {
  return page.evaluate(() => {
    const frames: unknown = Reflect.get(window, 'benchFrames');
    return Array.isArray(frames) ? Math.max(0, ...frames.splice(0).map(Number)) : NaN;
  });
}
