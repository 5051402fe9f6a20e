import { buildSync } from 'esbuild';
import type { InPage, Query } from './inPage';

/** One element of a page, used with the browser's own mouse and keyboard. */
export interface PageElement {
  click(): Promise<void>;
  /** Types after what is there. */
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
  /** Chooses an option by the text of it. */
  select(option: string): Promise<void>;
}

/** One tab of a browser, as its protocol drives it; what `inPage.ts` exports is called in the page. */
export interface Tab {
  goto(address: string): Promise<void>;
  goBack(): Promise<void>;
  find(queries: readonly Query[], isToPress?: boolean): Promise<PageElement | undefined>;
  describe(): Promise<ReturnType<InPage['describe']>>;
  takeProblems(): Promise<string[]>;
  screenshot(): Promise<Uint8Array>;
}

/** A browser that was never here: nothing is kept of the session before. */
export interface Session {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** The script that puts `inPage.ts` into a page. */
export const inPageScript = (() => {
  const { outputFiles } = buildSync({
    entryPoints: [new URL('inPage.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
})();
