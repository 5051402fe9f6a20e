import { QueryClient } from '@tanstack/react-query';
import { currentTab, inTab, type Tab } from '@tests/support/tabs';

const owners = new WeakMap<object, Tab>();
const owned = new WeakSet<object>();

/** All tabs live in one page here. What a tab does begins in its query client, and from there on it is known whose it is. */
export function followOwners(openedTab: () => Tab | undefined) {
  wrap(QueryClient.prototype, 'mount', (client) => {
    const tab = openedTab();
    if (tab && !owners.has(client)) owners.set(client, tab);
  });
  wrap(QueryClient.prototype, 'defaultQueryOptions', (client, options) => ownedBy(client, 'queryFn', options));
  wrap(QueryClient.prototype, 'defaultMutationOptions', (client, options) => ownedBy(client, 'mutationFn', options));
  wrap(HTMLDialogElement.prototype, 'showModal', (dialog) => {
    const tab = currentTab();
    if (tab) owners.set(dialog, tab);
  });
}

/** The bank's questions that a tab has asked. */
export const dialogsOf = (tab: Tab) =>
  [...document.querySelectorAll('body > dialog')].filter((dialog) => owners.get(dialog) === tab);

function wrap(prototype: object, name: string, then: (self: object, result: unknown) => unknown) {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.set(prototype, name, function wrapped(this: object, ...args: unknown[]): unknown {
    return then(this, Reflect.apply(original, this, args));
  });
}

function ownedBy(client: object, name: 'queryFn' | 'mutationFn', options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const work: unknown = Reflect.get(options, name);
  if (typeof work !== 'function' || owned.has(work)) return options;
  const run = (...args: unknown[]): unknown =>
    inTab(owners.get(client), (): unknown => Reflect.apply(work, undefined, args));
  owned.add(run);
  return { ...options, [name]: run };
}
