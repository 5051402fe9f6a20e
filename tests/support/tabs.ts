import { AsyncLocalStorage } from 'node:async_hooks';

/** A tab of the browser that can be closed by itself. */
export interface Tab {
  isClosed: boolean;
}

const storage = new AsyncLocalStorage<Tab>();

/** Whatever this work asks for, also later, belongs to that tab. */
export const inTab = <T>(tab: Tab | undefined, work: () => T): T => (tab ? storage.run(tab, work) : work());

/** The tab that the code running now belongs to, where anybody has said so. */
export const currentTab = () => storage.getStore();
