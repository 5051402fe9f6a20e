import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '@sandbox/run/ports';
import type { Tab } from './driver';
import type { Query } from './inPage';

const WAIT_MS = 20_000;
const LOOK_MS = 40;

type Name = string | RegExp;

/** A page, or a part of it, used as a person does: things are found by role, label or text, and waited for. */
export class Page {
  readonly #tab: Tab;
  readonly #problems: string[];
  readonly #scope: readonly Query[];

  /** @param problems is told what goes wrong in a document before it is left for another */
  constructor(tab: Tab, problems: string[], scope: readonly Query[] = []) {
    this.#tab = tab;
    this.#problems = problems;
    this.#scope = scope;
  }

  async goto(path: string) {
    this.#problems.push(...(await this.#tab.takeProblems()));
    await this.#tab.goto(`${addressOf('hosting')}${path}`);
  }

  goBack() {
    return this.#tab.goBack();
  }

  within(role: string, name: Name) {
    return new Page(this.#tab, this.#problems, [...this.#scope, byRole(role, name)]);
  }

  sees(role: string, name: Name) {
    return this.#expect(byRole(role, name));
  }

  reads(text: Name) {
    return this.#expect({ by: 'text', name: sourceOf(text) });
  }

  async click(role: string, name: Name) {
    await (await this.#expect(byRole(role, name), { isToPress: true })).click();
  }

  /** Types into an empty field. */
  async type(label: Name, text: string) {
    const field = await this.#expect(byLabel(label), { isToPress: true });
    await field.click();
    await field.type(text);
  }

  async select(label: Name, option: string) {
    await (await this.#expect(byLabel(label))).select(option);
  }

  async upload(label: Name, file: string) {
    await (await this.#expect(byLabel(label))).upload(file);
  }

  async isAt(path: string) {
    await until(
      async () => (await this.#tab.describe()).path === path,
      async () => `The address is not ${path} but ${(await this.#tab.describe()).path}.`,
    );
  }

  /** @throws Error with what the page shows where the query does not find what is shown */
  #expect(query: Query, { isToPress = false } = {}) {
    const queries = [...this.#scope, query];
    return until(
      () => this.#tab.find(queries, isToPress),
      async () => {
        const words = queries.map(({ by, role = by, name }) => `${role} “${name}”`).join(' > ');
        const { path, text } = await this.#tab.describe();
        const fault = (await this.#tab.find(queries)) ? 'cannot be pressed' : 'is not there, or not alone';
        return `${words} ${fault}. The page at ${path}:\n${text}`;
      },
    );
  }
}

/** @throws Error in these words when nothing came in time */
async function until<T>(look: () => Promise<T | undefined | false>, describe: () => Promise<string>) {
  const end = Date.now() + WAIT_MS;
  do {
    const seen = await look();
    if (seen) return seen;
    await pause(LOOK_MS);
  } while (Date.now() < end);
  throw new Error(await describe());
}

const byRole = (role: string, name: Name): Query => ({ by: 'role', role, name: sourceOf(name) });
const byLabel = (label: Name): Query => ({ by: 'label', name: sourceOf(label) });

function sourceOf(name: Name) {
  return typeof name === 'string' ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : name.source;
}
