// Scripts for a page that is left and comes back from the back/forward cache. They run in every engine, so they are text.

/** Tells the page that it is in the background. It then neither polls nor holds a lock, which would keep it out of the cache. */
export const goToBackground = `
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
`;

/** Keeps a transaction open, which the page still has when it is left. */
export const holdDatabase = `
  const opening = indexedDB.open('held', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('notes');
  opening.onsuccess = () => {
    const store = opening.result.transaction('notes').objectStore('notes');
    const read = () => {
      store.get(1).onsuccess = read;
    };
    read();
    document.body.append('Held');
  };
`;

/** Writes to the same database. */
export const writeToDatabase = `
  const opening = indexedDB.open('held', 1);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('notes', 'readwrite');
    writing.objectStore('notes').put('bring the papers', 1);
    writing.oncomplete = () => document.body.append('Written');
  };
`;

/** Records what can be read on the page when it comes back: at once, before any other listener, and then in each frame. */
export const recordReturn = `
  window.addEventListener('pageshow', () => {
    const shown = [];
    const record = () => {
      shown.push(document.body.innerText.trim());
      sessionStorage.setItem('shown', JSON.stringify(shown));
      requestAnimationFrame(record);
    };
    record();
  }, true);
`;

/** Throws unless the page has come back covered, and was then shown. */
export const expectReturn = `
  const shown = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
  if (shown.length === 0) throw new Error('The page did not come back from the cache.');
  if (shown[0] !== '') throw new Error('The page came back uncovered: ' + shown[0]);
  if (shown.at(-1) === '') throw new Error('The page is still covered.');
`;

/** Throws if anything could be read on the page after it had come back. */
export const expectCoveredReturn = `
  const shown = JSON.parse(sessionStorage.getItem('shown') ?? '[]');
  if (shown.length === 0) throw new Error('The page did not come back from the cache.');
  const text = shown.find((text) => text !== '');
  if (text !== undefined) throw new Error('The page showed ' + text);
`;
