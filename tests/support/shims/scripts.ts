const GIVES_UP_MS = 60_000;

/** jsdom fetches no scripts: each is asked for here, and what it does is done by `run` if what came is a script. */
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
    const answer = await fetch(script.src, { signal: AbortSignal.timeout(GIVES_UP_MS) });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    // One that cannot be parsed has loaded all the same.
    if (answer.headers.get('content-type')?.startsWith('text/javascript') && (await answer.text()) !== '')
      run(script.src);
    script.dispatchEvent(new Event('load'));
  } catch {
    script.dispatchEvent(new Event('error'));
  }
}
