import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    tellViolation: (line: string) => Promise<void>;
  }
}

/** What went wrong in the open pages without a test having said that it will. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Says that lines like this belong to the test, such as the browser's own note of a declined payment (402). */
  expect(line: RegExp): void {
    this.#expected.push(line);
  }

  add(line: string): void {
    this.#seen.push(line);
  }

  /** Console errors, uncaught errors and what a page's policy forbids, in all pages and frames of the context, its popups too. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('tellViolation', (_source, line: string) => this.add(line));
    await context.addInitScript(tellViolations);
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => this.add(`uncaught: ${event.error().stack ?? event.error().message}`));
  }

  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((expected) => expected.test(line)));
  }
}

/** Runs in the page, before anything of its own does. */
function tellViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, disposition }) => {
    void window.tellViolation(`policy: ${effectiveDirective} ${disposition}s ${blockedURI} ${sample}`);
  });
}
