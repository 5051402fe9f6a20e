import type { BrowserContext, Request } from '@playwright/test';
import { googleHosts } from './google';

declare global {
  interface Window {
    reportViolation: (line: string) => Promise<void>;
  }
}

/** Collects errors of the open pages, except those that the test declares as expected. */
export class Problems {
  readonly #seen: string[] = [];
  readonly #outside = new Set<Request>();
  readonly #expected: RegExp[] = [];

  /** Declares matching lines as expected, for instance the browser's console message about a declined payment (402). */
  expect(line: RegExp): void {
    this.#expected.push(line);
  }

  /** Records console errors, uncaught errors, CSP violations and external requests in all pages, frames and popups of the context. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportViolation', (_source, line: string) => void this.#seen.push(line));
    await context.addInitScript(reportViolations);
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => {
      this.#seen.push(`uncaught: ${event.error().stack ?? event.error().message}`);
    });
    // The browser finds no other host than this machine (`launchOptions`). To stop these requests here, all would have to be
    // routed through the test, which would turn off the browser's cache and take a quarter of the tests' time.
    context.on('request', (request) => {
      if (isExternal(request.url())) this.#outside.add(request);
    });
    context.on('requestfailed', (request) => {
      if (isStoppedByPolicy(request)) this.#outside.delete(request);
    });
  }

  get unexpected(): string[] {
    const requested = [...this.#outside].map((request) => `requested ${request.url()}`);
    return [...this.#seen, ...requested].filter((line) => !this.#expected.some((expected) => expected.test(line)));
  }
}

function isExternal(url: string) {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && hostname !== 'localhost' && !googleHosts.includes(hostname);
}

/** Whether the site's own policy has kept the request from being sent. */
const isStoppedByPolicy = (request: Request) => request.failure()?.errorText === 'csp';

/** Runs in the page, before the page's own scripts. */
function reportViolations() {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, disposition }) => {
    void window.reportViolation(`policy: ${effectiveDirective} ${disposition}s ${blockedURI} ${sample}`);
  });
}
