import { join } from 'node:path';

/** Bundles the fake Stripe.js into a single script. */
export async function bundleStripeJs(): Promise<string> {
  // Imported on first use: esbuild cannot load in jsdom, where the stories import this module without using it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'js/script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}
