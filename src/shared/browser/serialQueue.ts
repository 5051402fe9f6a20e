/** Does work one after the other, in the order of asking, also after one that has failed. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();

  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
