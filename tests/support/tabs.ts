import { AsyncLocalStorage } from 'node:async_hooks';

/** A tab that can be closed without the others. */
export interface Tab {
  isClosed: boolean;
}

const storage = new AsyncLocalStorage<Tab>();

/** Runs the work as a part of the tab, also its later asynchronous steps. */
export const inTab = <T>(tab: Tab | undefined, work: () => T): T => (tab ? storage.run(tab, work) : work());

/** The tab of the running code, or undefined outside of `inTab`. */
export const currentTab = () => storage.getStore();
