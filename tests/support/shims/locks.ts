import * as v from 'valibot';
import { currentTab, type Tab } from '../tabs';

type Grant = (lock: Lock | null) => unknown;

const optionsSchema = v.object({
  mode: v.optional(v.picklist(['exclusive', 'shared']), 'exclusive'),
  ifAvailable: v.optional(v.boolean(), false),
  signal: v.optional(v.instance(AbortSignal)),
});

interface Waiting {
  name: string;
  mode: LockMode;
  tab: Tab | undefined;
  start: () => void;
}

interface HeldLock extends Lock {
  tab: Tab | undefined;
}

const held = new Set<HeldLock>();
const waiting: Waiting[] = [];

/** Web Locks within one page: exclusive and shared, `ifAvailable`, `signal`, granted in the order of the requests. */
export function shimLocks() {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

/** Releases all locks, as when all pages are closed. */
export function dropLocks() {
  held.clear();
  waiting.length = 0;
}

/** Releases the locks of one closed tab, and grants the next requests. */
export function dropLocksOf(tab: Tab) {
  for (const entry of waiting.filter((candidate) => candidate.tab === tab)) waiting.splice(waiting.indexOf(entry), 1);
  for (const lock of [...held].filter((candidate) => candidate.tab === tab)) {
    held.delete(lock);
    grantNext(lock.name);
  }
}

function isFree(name: string, mode: LockMode) {
  return [...held].every((lock) => lock.name !== name || (lock.mode === 'shared' && mode === 'shared'));
}

async function request(name: string, ...rest: [Grant] | [object, Grant]): Promise<unknown> {
  const [given, grant] = rest.length === 2 ? rest : [{}, rest[0]];
  const { mode, ifAvailable, signal } = v.parse(optionsSchema, given);
  signal?.throwIfAborted();
  if (currentTab()?.isClosed) return new Promise(() => undefined);
  const isQueued = waiting.some((other) => other.name === name);
  if (!isFree(name, mode) || isQueued) {
    if (ifAvailable) return grant(null);
    await waitInQueue(name, mode, signal);
  }
  return hold(name, mode, grant);
}

function waitInQueue(name: string, mode: LockMode, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const entry = { name, mode, tab: currentTab(), start: resolve };
    waiting.push(entry);
    signal?.addEventListener('abort', () => {
      if (!waiting.includes(entry)) return;
      waiting.splice(waiting.indexOf(entry), 1);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    });
  });
}

async function hold(name: string, mode: LockMode, grant: Grant) {
  const lock: HeldLock = { name, mode, tab: currentTab() };
  held.add(lock);
  try {
    return await grant(lock);
  } finally {
    if (held.delete(lock)) grantNext(name);
  }
}

function grantNext(name: string) {
  const next = waiting.find((entry) => entry.name === name);
  if (!next || !isFree(name, next.mode)) return;
  waiting.splice(waiting.indexOf(next), 1);
  next.start();
}

function query(): Promise<LockManagerSnapshot> {
  const info = ({ name, mode }: { name: string; mode: LockMode }) => ({ name, mode, clientId: 'this-page' });
  return Promise.resolve({ held: [...held].map(info), pending: waiting.map(info) });
}
