import { QueryClient } from '@tanstack/react-query';
import { currentTab, inTab, type Tab } from '@tests/support/tabs';

const owners = new WeakMap<object, Tab>();
const wrappedWork = new WeakSet<object>();

/** All tabs share one window here. Work begins in the query client of a tab, which tells the tab of every later request and lock. */
export function trackTabs(openedTab: () => Tab | undefined) {
  wrap(QueryClient.prototype, 'mount', (client) => {
    const tab = openedTab();
    if (tab && !owners.has(client)) owners.set(client, tab);
  });
  wrap(QueryClient.prototype, 'defaultQueryOptions', (client, options) => runInOwnTab(client, 'queryFn', options));
  wrap(QueryClient.prototype, 'defaultMutationOptions', (client, options) =>
    runInOwnTab(client, 'mutationFn', options),
  );
  wrap(HTMLDialogElement.prototype, 'showModal', (dialog) => {
    const tab = currentTab();
    if (tab) owners.set(dialog, tab);
  });
}

/** The 3-D Secure dialogs that a tab has opened. */
export const dialogsOf = (tab: Tab) =>
  [...document.querySelectorAll('body > dialog')].filter((dialog) => owners.get(dialog) === tab);

function wrap(prototype: object, name: string, onReturn: (self: object, result: unknown) => unknown) {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.set(prototype, name, function wrapped(this: object, ...args: unknown[]): unknown {
    return onReturn(this, Reflect.apply(original, this, args));
  });
}

function runInOwnTab(client: object, name: 'queryFn' | 'mutationFn', options: unknown): unknown {
  if (typeof options !== 'object' || options === null) return options;
  const work: unknown = Reflect.get(options, name);
  if (typeof work !== 'function' || wrappedWork.has(work)) return options;
  const run = (...args: unknown[]): unknown =>
    inTab(owners.get(client), (): unknown => Reflect.apply(work, undefined, args));
  wrappedWork.add(run);
  return { ...options, [name]: run };
}
