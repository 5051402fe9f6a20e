// @vitest-environment node
import { createServer, resolveConfig } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { leadToSite } from '@/app/document/leadToSite';
import { checkSettings } from '@/lib/config/settings';
import { hostedSettings } from '@tests/run/hostedSettings';
import { inlineScript } from '@tools/inlineScript';
import { settingsPlugin } from '@tools/settingsPlugin';

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

  test('contains the site’s name, the inline script and the hosts of data and pictures', async () => {
    const html = await developmentPage(settings);

    expect(html).toContain('<title>Gears &#38; Co</title>');
    expect(/<script>([^]*?dataset\.theme[^]*?)<\/script>/.exec(html)?.[1]).toContain('earlyClicks');
    expect(html).toContain('<link rel="preconnect" href="https://api.example.com" crossorigin="">');
  });
});

/** The settings of a hosted site. */
const hosted = checkSettings({ ...hostedSettings, MODE: 'production' }).settings;

test('The inline script is small', async () => {
  if (!hosted) throw new Error('The settings have faults.');
  const script = await inlineScript(hosted);
  // One of each module.
  const parts = ['https://cars.example.com', '`usr`', 'dataset.theme', 'earlyClicks', 'begunReads', 'Reload the page'];
  for (const part of parts) expect(script).toContain(part);
  expect(new TextEncoder().encode(script).length).toBeLessThanOrEqual(4500);
});

test.each([
  ['https://example.web.app/dashboard?a=1#b', 'https://cars.example.com/dashboard?a=1#b'],
  ['https://example.firebaseapp.com/', 'https://cars.example.com/'],
  ['https://cars.example.com/home', undefined],
  ['https://example--change-12ab.web.app/home', undefined],
  ['https://example.firebaseapp.com/blog', 'https://example.web.app/blog', 'https://example.web.app'],
  ['https://example.web.app/blog', undefined, 'https://example.web.app'],
  ['https://example.web.app/blog', undefined, ''],
])('The site’s one address is where %s leads', (address, target, siteUrl = hosted?.site.url) => {
  const replace = vi.fn();
  vi.stubGlobal('location', Object.assign(new URL(address), { replace }));
  vi.stubGlobal('SITE_URL', siteUrl);
  vi.stubGlobal('PROJECT_ID', hosted?.firebase.projectId);
  leadToSite();
  vi.unstubAllGlobals();
  expect(replace.mock.calls).toEqual(target === undefined ? [] : [[target]]);
});

describe('A build', () => {
  afterEach(() => vi.unstubAllEnvs());

  const resolveBuild = (raw: Record<string, string>) => {
    vi.stubEnv('VITEST', '');
    return resolveConfig({ configFile: false, plugins: [settingsPlugin({ ...raw, MODE: 'production' })] }, 'build');
  };

  test('fails on missing settings and names each', async () => {
    await expect(resolveBuild({})).rejects.toThrow(
      /\.env\.example[^]*VITE_API_URL is missing[^]*VITE_SITE_EMAIL is missing/,
    );
  });

  test('accepts the settings of a hosted site', async () => {
    await expect(resolveBuild(hostedSettings)).resolves.toBeDefined();
  });
});
