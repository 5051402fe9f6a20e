import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

const WAIT_MS = 60_000;

/** Finds a port that is not in use. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}

/** Resolves with the first output of a program. The stream stays open, because Xvfb exits if it is closed too early. */
export function firstLine(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    output.once('data', (text: Buffer) => resolve(text.toString().trim()));
    output.once('end', () => reject(new Error('A program ended without a word.')));
  });
}

export async function waitUntilResponds(address: string): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error(`${address} does not respond.`);
}
