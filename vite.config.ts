import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { paths } from './src/lib/config/paths.ts';
import { checkSettings, SANDBOX_MODE } from './src/lib/config/settings.ts';
import TestOrder from './tests/run/testOrder.ts';
import { breakpointsPlugin } from './tools/breakpointsPlugin.ts';
import { buildTarget } from './tools/browsers.ts';
import { codeGroups } from './tools/codeGroups.ts';
import { compileHintPlugin } from './tools/compileHintPlugin.ts';
import { hostingPlugin } from './tools/hostingPlugin.ts';
import { prerenderPlugin } from './tools/prerenderPlugin.ts';
import { settingsPlugin } from './tools/settingsPlugin.ts';
import { sourceMapsPlugin } from './tools/sourceMapsPlugin.ts';
import { styleTypesPlugin } from './tools/styleTypesPlugin.ts';

// The tests run Firebase's browser build: the Node build has neither local storage nor popups.
const firebaseModules = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const browserAuth = join(firebaseModules.resolve('@firebase/auth/package.json'), '../dist/esm/index.js');

// Axios's browser build too, which is the one that the app has.
const browserAxios = join(import.meta.dirname, 'node_modules/axios/dist/esm/axios.js');

const hasWebStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage');

export default defineConfig(({ command, mode: asked }) => {
  // It decides which version of React a build, the tests and `npm start` have, so it is not left to the shell.
  process.env['NODE_ENV'] = asked === 'test' ? 'test' : command === 'build' ? 'production' : 'development';
  const mode = asked === 'test' ? SANDBOX_MODE : asked;
  const env = { ...loadEnv(mode, process.cwd()), MODE: mode };
  return {
    plugins: [
      react(),
      breakpointsPlugin(),
      settingsPlugin(env),
      prerenderPlugin(env),
      hostingPlugin(env),
      compileHintPlugin(),
      sourceMapsPlugin(),
      styleTypesPlugin(),
    ],
    // The names in `src/lib/config/vite-env.d.ts`.
    define: {
      SENTRY_DSN: JSON.stringify(checkSettings(env).settings?.sentryDsn ?? ''),
      PAGE_PATTERNS: JSON.stringify(Object.values(paths)),
    },
    resolve: { tsconfigPaths: true },
    css: { modules: { generateScopedName: classNameOf } },
    server: { port: 5173, strictPort: true, watch: { ignored: ['**/.sandbox/**'] } },
    preview: { port: 4173, strictPort: true },
    build: {
      target: buildTarget,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // One style sheet, so that no chunk can come without its styles.
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: codeGroups() } } },
    },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:5173' } },
      include: ['tests/{stories,units,faults,chaos}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/reactTimers.ts', 'tests/support/listen.ts', 'tests/support/setup.ts'],
      unstubGlobals: true,
      // The stories open no port, so that one which is moved for `npm start` does not concern them.
      env: { ...env, SANDBOX_PORT_OFFSET: '0' },
      alias: [
        { find: '@firebase/auth', replacement: browserAuth },
        { find: /^axios$/, replacement: browserAxios },
        { find: /^.*\.module\.css$/, replacement: join(import.meta.dirname, 'tests/support/classNames.ts') },
      ],
      // Inlined, because every page load in a test needs fresh copies of the packages that have a state.
      server: { deps: { inline: [/firebase\/(app|auth)/, 'react-hot-toast', /@stripe\/stripe-js/] } },
      // The first test of a file also waits until its worker has transformed the app's modules.
      testTimeout: 60_000,
      // One a core of a small machine: each further worker would compile the app once more.
      maxWorkers: 2,
      execArgv: [
        // The objects of a page outlive the young generation that Node begins with. One of 64 MB saves 6 % of the processor time.
        '--min-semi-space-size=64',
        '--max-semi-space-size=128',
        // Node's own storage, which Node 25 and newer have, would take the place of jsdom's.
        ...(hasWebStorage ? ['--no-experimental-webstorage'] : []),
      ],
      // Each visit loads the page's modules again by itself, and a document for each file would cost more than its tests.
      isolate: false,
      sequence: { sequencer: TestOrder },
      reporters: ['default', './tests/run/faultReporter.ts'],
    },
  };
});

/** Vite's own names also end with the line of each class, which every page's scripts and styles would carry. */
function classNameOf(name: string, file: string) {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`;
}
