import type { paths } from './shared/config/paths';

// What the bundler writes into the code in place of these names (`tools/buildSettings.ts`).
declare global {
  /** `VITE_REPORT_URL`. If it is empty, a build contains no code that needs it. */
  const REPORT_URL: string;
  /** The patterns of the paths of all pages, for code that must not load `paths.ts` with the app. */
  const PAGE_PATTERNS: readonly (typeof paths)[keyof typeof paths][];
}
