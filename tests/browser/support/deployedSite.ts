import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import * as v from 'valibot';
import { cachingOf, fileFor, headersOfEveryFile, HOSTING_FILE, readHosting } from '@tools/hosting';

const addressSchema = v.object({ port: v.number() });
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/**
 * Serves a built site as Firebase Hosting does, on a port of its own. After `deploy`, only the files of the other folder are there.
 */
export async function serveSite(firstFolder: string) {
  let folder = firstFolder;
  let broken: RegExp | undefined;
  let withheld: RegExp | undefined;
  /** The statuses of the responses with the index page. */
  const indexStatuses: number[] = [];

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const hosting = readHosting(join(folder, HOSTING_FILE));
    const file = withheld?.test(pathname) ? undefined : fileFor(pathname, hosting, folder);
    const { assets, documents } = cachingOf(hosting);
    const headers = {
      ...headersOfEveryFile(hosting),
      'Cache-Control': pathname.startsWith('/assets/') ? assets : documents,
    };
    if (broken?.test(pathname)) {
      request.socket.destroy();
      return;
    }
    if (file === undefined) {
      response.writeHead(404, headers).end('Not Found');
      return;
    }
    // The next version has only the document of home; the app shows the page of the address anyway.
    const isThere = existsSync(join(folder, file));
    const body = readFileSync(join(folder, isThere ? file : 'index.html'));
    const etag = `"${createHash('sha256').update(body).digest('hex')}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    if (pathname === '/') indexStatuses.push(status);
    response.writeHead(status, {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      ETag: etag,
    });
    response.end(status === 304 ? undefined : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));

  return {
    origin: `http://localhost:${v.parse(addressSchema, server.address()).port}`,
    indexStatuses,
    deploy: (other: string) => void (folder = other),
    /** Drops the connection of requests for these paths, until it is called without them. */
    dropRequests: (paths?: RegExp) => void (broken = paths),
    /** Does not have these files yet, until it is called without them. Like Firebase Hosting, it sends the headers of the path also then. */
    withhold: (paths?: RegExp) => void (withheld = paths),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
