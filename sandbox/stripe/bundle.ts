import { join } from 'node:path';

/** The stand-in of Stripe.js as one script. */
export async function bundleStripeJs(): Promise<string> {
  // Loaded on first use: the stories run without it, and it refuses to load in their environment.
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
