import { buildSync } from 'esbuild';
import type { InPage, Query } from './inPage';

/** An element that is used with the browser's real mouse and keyboard events. */
export interface PageElement {
  /** @returns false if nothing was clicked, because the element moved or was covered at that moment */
  click(): Promise<boolean>;
  /** Types into the field, which has the focus. */
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
  /** Selects an option by its text. */
  select(option: string): Promise<void>;
}

/** A tab that is driven through the browser's protocol. `find` and `describe` run the functions of `inPage.ts` in the page. */
export interface Tab {
  goto(address: string): Promise<void>;
  goBack(): Promise<void>;
  find(queries: readonly Query[], mustBeClickable?: boolean): Promise<PageElement | undefined>;
  describe(): Promise<ReturnType<InPage['describe']>>;
  takeProblems(): Promise<string[]>;
  /** Runs a script in the page. */
  evaluate(script: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

/** A fresh browser profile that shares nothing with earlier sessions. */
export interface Session {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Engine {
  newSession(): Promise<Session>;
  close(): Promise<void>;
}

/** `inPage.ts` bundled as a script for the page. */
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
