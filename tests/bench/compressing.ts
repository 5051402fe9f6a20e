import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves a local server's responses compressed, as the real hosts do. Status and headers stay the same.
 * @param quality brotli's, 0 to 11
 * @param own bodies by path that this server adds
 * @param isStatic each response is kept, so that the files of the site come as fast as those that are added
 */
export async function serveCompressed(
  port: number,
  upstream: string,
  { quality, own, isStatic = false }: { quality: number; own?: ReadonlyMap<string, string>; isStatic?: boolean },
): Promise<() => Promise<void>> {
  const kept = new Map<string, Reply>();
  const compressed = new Map<string, Buffer>();

  /** Compresses each text only once, because the time for it must not count. */
  function compress(body: Buffer) {
    const key = createHash('sha1').update(body).digest('hex');
    const known =
      compressed.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    compressed.set(key, known);
    return known;
  }

  async function ask(request: IncomingMessage): Promise<Reply> {
    const { url = '/', method = 'GET' } = request;
    const added = own?.get(url);
    const sent = method === 'GET' || method === 'HEAD' ? {} : { body: await text(request) };
    const response =
      added === undefined
        ? await fetch(upstream + url, { method, headers: headersOf(request), redirect: 'manual', ...sent })
        : new Response(added, { headers: addedHeaders(url, added) });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopHeaders.includes(name)));
    const body = Buffer.from(await response.arrayBuffer());
    const isText = body.length > 0 && /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '');
    if (isText) Object.assign(headers, { 'content-encoding': 'br', vary: 'accept-encoding, origin' });
    return { status: response.status, headers, body: isText ? compress(body) : body };
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    if (!isStatic) return ask(request);
    const { url = '/' } = request;
    const { 'if-none-match': etag, ...headers } = request.headers;
    const found = kept.get(url) ?? (await ask(Object.assign(request, { headers })));
    kept.set(url, found);
    return etag !== undefined && etag === found.headers['etag'] ? { ...found, status: 304, body: Buffer.of() } : found;
  }

  const server = createServer((request, response) => {
    void reply(request)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** As the site's, with its policy for openers, because a page with another one would get a new process. */
function addedHeaders(url: string, body: string) {
  return url.endsWith('.js')
    ? { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' }
    : {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        etag: `"${body.length}"`,
      };
}

function headersOf(request: IncomingMessage) {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(request.headers)) {
    if (!hopHeaders.includes(name) && name !== 'accept-encoding') headers.set(name, String(value));
  }
  return headers;
}
