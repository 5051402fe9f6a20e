import { createServer } from 'vite';
import { appSettings } from './appSettings';
import { ports } from './ports';

/** Starts Vite's development server in sandbox mode; returns a function that stops it. */
export async function startApp(): Promise<() => Promise<void>> {
  Object.assign(process.env, appSettings());
  const before = process.listeners('SIGTERM');
  const server = await createServer({
    mode: 'sandbox',
    server: { port: ports.app, strictPort: true },
    logLevel: 'warn',
  });
  // Vite exits the process on SIGTERM, which would be before the store is closed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  await server.listen();
  return () => server.close();
}
