import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/plain/',
  envDir: process.cwd(),
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
});
