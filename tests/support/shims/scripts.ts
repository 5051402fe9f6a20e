const TIMEOUT_MS = 60_000;

/** jsdom fetches no scripts. Fetches each script that is added to the head, and calls `run` if the response is one. */
export function shimScripts(run: (src: string) => void) {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) void load(node, run);
  });
  watch.observe(document.head, { childList: true });
  return () => watch.disconnect();
}

async function load(script: HTMLScriptElement, run: (src: string) => void) {
  try {
    const response = await fetch(script.src, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    // A file that is not JavaScript fires `load` as well.
    if (response.headers.get('content-type')?.startsWith('text/javascript') && (await response.text()) !== '')
      run(script.src);
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}
