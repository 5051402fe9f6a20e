import type { paths } from './paths';

// What the bundler writes into the code in place of these names (`vite.config.ts`).
declare global {
  /** `VITE_SENTRY_DSN`. If it is empty, a build contains no code that needs it. */
  const SENTRY_DSN: string;
  /** The patterns of the paths of all pages, for code that must not load `paths.ts` with the app. */
  const PAGE_PATTERNS: readonly (typeof paths)[keyof typeof paths][];
}
