/**
 * Aborts the page's open IndexedDB transactions when the page enters the back/forward cache, and those that it begins on the way. WebKit
 * suspends them there, and they block the database for every later page: Firebase would then never find out who is signed in
 * (firebase-js-sdk #8019), and a post would wait for what is stored of it. Call it before any transaction begins.
 */
export function abortTransactionsOnPageHide() {
  if (!('IDBDatabase' in window)) return;
  const active = new Set<IDBTransaction>();
  let isCached = false;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its database as `this`
  const { transaction: begin } = IDBDatabase.prototype;

  IDBDatabase.prototype.transaction = function beginTracked(this: IDBDatabase, ...args) {
    const transaction = begin.apply(this, args);
    active.add(transaction);
    if (isCached) abort(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => void active.delete(transaction));
    return transaction;
  };

  window.addEventListener('pagehide', ({ persisted }) => {
    isCached = persisted;
    if (persisted) active.forEach(abort);
  });
  window.addEventListener('pageshow', () => {
    isCached = false;
  });
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // WebKit has finished it already, and its event is still to come.
  }
}
