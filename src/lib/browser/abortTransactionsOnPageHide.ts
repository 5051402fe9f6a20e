/**
 * Aborts the page's open IndexedDB transactions when the page enters the back/forward cache. WebKit suspends them there, and
 * they block the database for every later page: Firebase would then never find out who is signed in (firebase-js-sdk #8019).
 */
export function abortTransactionsOnPageHide() {
  if (!('IDBDatabase' in window)) return;
  const active = new Set<IDBTransaction>();
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its database as `this`
  const { transaction: begin } = IDBDatabase.prototype;

  IDBDatabase.prototype.transaction = function beginTracked(this: IDBDatabase, ...args) {
    const transaction = begin.apply(this, args);
    active.add(transaction);
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => void active.delete(transaction));
    return transaction;
  };

  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) active.forEach(abort);
  });
}

function abort(transaction: IDBTransaction) {
  try {
    transaction.abort();
  } catch {
    // WebKit has finished it already, and its event is still to come.
  }
}
