import { MAX_PARALLEL_WRITES } from './limits';

/** Like `Promise.allSettled` of the work of all items, but only a few run at a time. */
export async function mapWithLimit<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  most = MAX_PARALLEL_WRITES,
) {
  const settled: { item: T; result: PromiseSettledResult<R> }[] = [];
  const queue = [...items.entries()];
  async function workOff() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, item] = next;
      const [result] = await Promise.allSettled([work(item)]);
      settled[index] = { item, result };
    }
  }
  await Promise.all(Array.from({ length: most }, workOff));
  return settled;
}
