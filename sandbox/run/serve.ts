import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { addressOf, type PortName, ports } from './ports';
import { UserFacingError } from './userFacingError';

interface App {
  fetch: (request: Request) => Response | Promise<Response>;
}

// Both, because browsers and Node resolve `localhost` differently. Without IPv6 only the first is used.
const LOOPBACKS = ['127.0.0.1', '::1'];
const MAX_PORT = 65_535;

/**
 * Call before anything is started.
 * @throws UserFacingError if any of these ports is taken, no port, or one that browsers refuse
 */
export async function expectPortsFree(names: readonly PortName[]): Promise<void> {
  if (names.some((name) => !(Number.isInteger(ports[name]) && ports[name] > 0 && ports[name] <= MAX_PORT)))
    throw new UserFacingError('SANDBOX_PORT_OFFSET must be a whole number up to 50000, such as 200.');
  for (const name of names) {
    for (const host of LOOPBACKS) {
      const probe = createProbe();
      const fault = await listen(probe, ports[name], host);
      if (fault === 'EADDRINUSE') throw portTakenError(name);
      await new Promise((resolve) => probe.close(resolve));
    }
    if (await isPortRefused(name))
      throw new UserFacingError(
        `Browsers open no page on port ${ports[name]} (${name}): choose another SANDBOX_PORT_OFFSET, such as 200.`,
      );
  }
}

/**
 * Serves the app on its port. A response that is a network error, with the status 0, closes the connection. The returned function
 * stops the server and closes open connections.
 * @throws UserFacingError if the port is taken
 */
export async function serve(app: App, name: PortName): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => closeServer(server)));
  };
  for (const host of LOOPBACKS) {
    const listener = getRequestListener(async (request, { outgoing }) => {
      const response = iconFor(request) ?? (await app.fetch(request));
      if (response.status !== 0) return response;
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    });
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    const fault = await listen(server, ports[name], host);
    if (fault === undefined) servers.push(server);
    else if (fault === 'EADDRINUSE' || servers.length === 0) {
      await stop();
      throw portTakenError(name);
    }
  }
  return stop;
}

/** Browsers request it of each host that a tab shows, and report a 404 on the console. */
function iconFor({ url }: Request) {
  if (new URL(url).pathname !== '/favicon.ico') return undefined;
  return new Response(readFileSync('public/favicon.ico'), { headers: { 'content-type': 'image/x-icon' } });
}

function listen(server: ReturnType<typeof createProbe>, port: number, host: string) {
  return new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => resolve(undefined));
  });
}

/** Whether the port is one of those that browsers refuse for other protocols' sake. Node's `fetch` refuses the same, and says so. */
function isPortRefused(name: PortName) {
  return fetch(addressOf(name)).then(
    () => false,
    (error: unknown) => error instanceof Error && String(error.cause) === 'Error: bad port',
  );
}

function closeServer(server: Server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

function portTakenError(name: PortName) {
  return new UserFacingError(
    `Port ${ports[name]} (${name}) is taken by another program: stop that program, or move all ports with SANDBOX_PORT_OFFSET=200, and start again.`,
  );
}
