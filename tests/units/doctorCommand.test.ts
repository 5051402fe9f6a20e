// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { loadEnv } from 'vite';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { imagesApp } from '@sandbox/images/imagesApp';
import { marketApp } from '@sandbox/market/marketApp';
import { openDatabase } from '@sandbox/store/database';
import { paymentsServerApp } from '@sandbox/stripe/serverApp';
import { SANDBOX_MODE } from '@/shared/config/settings';
import { checkBuildSettings } from '@tools/buildSettings';
import { run } from '@tests/run/command';
import { identityApp } from '@tests/support/identityApi';
import { deployedSite } from '@tests/support/doctor/site';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const sent: Request[] = [];

async function serve(handle: (request: Request) => Response | Promise<Response>) {
  const listener = getRequestListener((request) => {
    sent.push(request);
    return handle(request);
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const port = portOf(server.address());
  return `http://localhost:${port}`;
}

const portOf = (address: string | AddressInfo | null) => (typeof address === 'object' ? (address?.port ?? 0) : 0);

async function startHosts() {
  const market = marketApp({ database: await openDatabase() });
  const payments = await paymentsServerApp();
  const identity = identityApp();
  const images = await serve((request) => imagesApp({ publicUrl: images }).fetch(request));
  const paymentsUrl = await serve((request) => payments.fetch(request));
  const settings = {
    ...loadEnv(SANDBOX_MODE, process.cwd()),
    VITE_API_URL: await serve((request) => market.fetch(request)),
    VITE_PAYMENTS_URL: paymentsUrl,
    VITE_STRIPE_JS_URL: `${paymentsUrl}/stripe.js`,
    VITE_IMAGE_UPLOAD_URL: `${images}/1/upload`,
    VITE_AUTH_EMULATOR_URL: await serve((request) => identity.fetch(request)),
  };
  const checked = checkBuildSettings({ ...settings, MODE: SANDBOX_MODE });
  if (!checked.settings) throw new Error(checked.faults.join('\n'));
  const app = deployedSite(checked.settings);
  return { settings, site: await serve((request) => app.fetch(request)) };
}

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ exitStatus: v.number(), findings: v.array(v.object({ kind: v.string(), text: v.string() })) }),
);
const command = ['tsx', 'tools/doctor/main.ts'];

test('npm run doctor examines servers on this machine, as a page of the site would', async () => {
  const { settings, site } = await startHosts();
  const { isFine, output } = await run([...command, '--mode', SANDBOX_MODE, '--site', site, '--json'], settings);

  const { exitStatus, findings } = v.parse(reportSchema, output);
  expect(findings.filter(({ kind }) => kind === 'fault' || kind === 'advice')).toEqual([]);
  expect({ isFine, exitStatus }).toEqual({ isFine: true, exitStatus: 0 });
  const toApi = sent.filter(({ url }) => url.startsWith(settings.VITE_API_URL));
  expect(new Set(toApi.map(({ headers }) => headers.get('origin')))).toEqual(new Set([site, 'https://doctor.invalid']));
  const toIdentity = sent.filter(({ url }) => url.includes('identitytoolkit'));
  expect(new Set(toIdentity.map(({ headers }) => headers.get('referer')))).toEqual(new Set([`${site}/`]));
});

test('npm run doctor says how it is used', async () => {
  const { isFine, output } = await run([...command, '--wirte']);

  expect(isFine).toBe(false);
  expect(output).toMatch(/--wirte[^]*npm run doctor -- \[--site/);
});
