// @vitest-environment node
import { createServer, resolveConfig } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settingsPlugin } from '@tools/settingsPlugin';
import { hostedSettings } from '@tests/run/hostedSettings';

const page = '<!doctype html><html><head><title>%SITE_NAME%</title></head><body></body></html>';
const settings = { ...hostedSettings, VITE_SITE_NAME: 'Gears & Co', MODE: 'development' };

async function developmentPage(raw: Record<string, string>) {
  const server = await createServer({
    configFile: false,
    plugins: [settingsPlugin(raw)],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  try {
    return await server.transformIndexHtml('/', page);
  } finally {
    await server.close();
  }
}

describe('The page of the development server', () => {
  test('shows every fault of the settings with its name', async () => {
    const html = await developmentPage({ ...settings, VITE_API_URL: 'nowhere', VITE_FIREBASE_API_KEY: '' });

    expect(html).toContain('VITE_API_URL is not an http(s) address');
    expect(html).toContain('VITE_FIREBASE_API_KEY is missing');
  });

  test('contains the site’s name and sets the theme in at most 300 bytes', async () => {
    const html = await developmentPage(settings);

    expect(html).toContain('<title>Gears &#38; Co</title>');
    const line = /<script>([^<]*dataset\.theme[^<]*)<\/script>/.exec(html)?.[1] ?? '';
    expect(line).not.toBe('');
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(300);
  });
});

describe('A build', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('fails on invalid settings and names each', async () => {
    vi.stubEnv('VITEST', '');
    const resolving = resolveConfig({ configFile: false, plugins: [settingsPlugin({ MODE: 'production' })] }, 'build');

    await expect(resolving).rejects.toThrow(/VITE_API_URL is missing[^]*VITE_SITE_EMAIL is missing/);
  });
});
