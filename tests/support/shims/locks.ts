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

/** Web Locks of this one page: exclusive and shared, `ifAvailable`, `signal`, in the order of asking. */
export function shimLocks() {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
}

/** The page is gone, and its locks with it. */
export function dropLocks() {
  held.clear();
  waiting.length = 0;
}

/** One tab is gone, and its locks with it; the next in line have theirs. */
export function dropLocksOf(tab: Tab) {
  for (const place of waiting.filter((one) => one.tab === tab)) waiting.splice(waiting.indexOf(place), 1);
  for (const lock of [...held].filter((one) => one.tab === tab)) {
    held.delete(lock);
    startNext(lock.name);
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
    await turn(name, mode, signal);
  }
  return hold(name, mode, grant);
}

function turn(name: string, mode: LockMode, signal: AbortSignal | undefined) {
  return new Promise<void>((resolve, reject) => {
    const place = { name, mode, tab: currentTab(), start: resolve };
    waiting.push(place);
    signal?.addEventListener('abort', () => {
      if (!waiting.includes(place)) return;
      waiting.splice(waiting.indexOf(place), 1);
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
    if (held.delete(lock)) startNext(name);
  }
}

function startNext(name: string) {
  const next = waiting.find((place) => place.name === name);
  if (!next || !isFree(name, next.mode)) return;
  waiting.splice(waiting.indexOf(next), 1);
  next.start();
}

function query(): Promise<LockManagerSnapshot> {
  const info = ({ name, mode }: { name: string; mode: LockMode }) => ({ name, mode, clientId: 'this-page' });
  return Promise.resolve({ held: [...held].map(info), pending: waiting.map(info) });
}
