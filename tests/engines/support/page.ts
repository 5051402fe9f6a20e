import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@sandbox/run/ports';
import type { Tab } from './driver';
import type { Query } from './inPage';

const WAIT_MS = 40_000;
// Finding an element takes the browser as long as rendering a page.
const POLL_MS = 100;

type Name = string | RegExp;

/** A page or a part of it. Elements are found by role, label or text; every method waits for its element. */
export class Page {
  readonly #tab: Tab;
  readonly #problems: string[];
  readonly #scope: readonly Query[];

  /** @param problems collects the errors of each document before the tab navigates away */
  constructor(tab: Tab, problems: string[], scope: readonly Query[] = []) {
    this.#tab = tab;
    this.#problems = problems;
    this.#scope = scope;
  }

  async goto(path: string, origin = addressOf('hosting')) {
    this.#problems.push(...(await this.#tab.takeProblems()));
    await this.#tab.goto(origin + path);
  }

  goBack() {
    return this.#tab.goBack();
  }

  evaluate(script: string) {
    return this.#tab.evaluate(script);
  }

  within(role: string, name: Name) {
    return new Page(this.#tab, this.#problems, [...this.#scope, byRole(role, name)]);
  }

  expectVisible(role: string, name: Name) {
    return this.#find(byRole(role, name));
  }

  expectText(text: Name) {
    return this.#find({ by: 'text', name: toPatternSource(text) });
  }

  async click(role: string, name: Name) {
    await this.#click(byRole(role, name));
  }

  /** Types into an empty field. */
  async type(label: Name, text: string) {
    const field = await this.#click(byLabel(label));
    await field.type(text);
  }

  async select(label: Name, option: string) {
    await (await this.#find(byLabel(label))).select(option);
  }

  async upload(label: Name, file: string) {
    await (await this.#find(byLabel(label))).upload(file);
  }

  async expectPath(path: string) {
    await waitFor(
      async () => (await this.#tab.describe()).path === path,
      async () => `The address is not ${path} but ${(await this.#tab.describe()).path}.`,
    );
  }

  #click(query: Query) {
    return this.#find(query, { isClicked: true });
  }

  /** @throws Error with the text of the page if no element matches, or can be clicked, in time */
  #find(query: Query, { isClicked = false } = {}) {
    const queries = [...this.#scope, query];
    return waitFor(
      async () => {
        const element = await this.#tab.find(queries, isClicked);
        return !element || !isClicked || (await element.click()) ? element : undefined;
      },
      async () => {
        const description = queries.map(({ by, role = by, name }) => `${role} “${name}”`).join(' > ');
        const { path, text } = await this.#tab.describe();
        const reason = (await this.#tab.find(queries)) ? 'cannot be clicked' : 'is missing or not unique';
        return `${description} ${reason}. The page at ${path}:\n${text}`;
      },
    );
  }
}

/** @throws Error with the description if there is no result within 40 s */
async function waitFor<T>(attempt: () => Promise<T | undefined | false>, describe: () => Promise<string>) {
  const end = Date.now() + WAIT_MS;
  do {
    const result = await attempt();
    if (result) return result;
    await pause(POLL_MS);
  } while (Date.now() < end);
  throw new Error(await describe());
}

const byRole = (role: string, name: Name): Query => ({ by: 'role', role, name: toPatternSource(name) });
const byLabel = (label: Name): Query => ({ by: 'label', name: toPatternSource(label) });

function toPatternSource(name: Name) {
  return typeof name === 'string' ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : name.source;
}
