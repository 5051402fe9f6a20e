import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../../../../tools/browsers.ts';

export default defineConfig({
  base: '/plain/',
  envDir: process.cwd(),
  plugins: [react()],
  define: { SENTRY_DSN: '""' },
  resolve: { tsconfigPaths: true },
  build: { target: buildTarget, assetsInlineLimit: 0, reportCompressedSize: false },
});
