import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { loadEnv } from 'vite';
import { hostingHeaders } from './tools/hostingHeaders';
import { settingsPlugin } from './tools/settingsPlugin';

export default defineConfig(({ mode }) => ({
  plugins: [react(), settingsPlugin({ ...loadEnv(mode, process.cwd()), MODE: mode })],
  resolve: { tsconfigPaths: true },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true, headers: hostingHeaders() },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173' } },
    include: ['tests/{stories,units}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/listen.ts', 'tests/support/setup.ts'],
    unstubGlobals: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
  },
}));
