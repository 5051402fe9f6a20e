import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation: (line: string) => Promise<void>;
  }
}

/** Collects errors of the open pages, except those that the test declares as expected. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares matching lines as expected, for instance the browser's console message about a declined payment (402). */
  expect(line: RegExp): void {
    this.#expected.push(line);
  }

  add(line: string): void {
    this.#seen.push(line);
  }

  /** Records console errors, uncaught errors and CSP violations in all pages, frames and popups of the context. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, line: string) => this.add(line));
    await context.addInitScript(reportViolations);
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => this.add(`uncaught: ${event.error().stack ?? event.error().message}`));
  }

  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((expected) => expected.test(line)));
  }
}

/** Runs in the page, before the page's own scripts. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, disposition }) => {
    void window.reportViolation(`policy: ${effectiveDirective} ${disposition}s ${blockedURI} ${sample}`);
  });
}
