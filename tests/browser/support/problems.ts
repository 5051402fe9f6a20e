import type { BrowserContext } from '@playwright/test';

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

  /** Console errors and uncaught errors of all pages of the context, its popups too. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => this.add(`uncaught: ${event.error().stack ?? event.error().message}`));
  }

  get unexpected(): string[] {
    return this.#seen.filter((line) => !this.#expected.some((expected) => expected.test(line)));
  }
}
