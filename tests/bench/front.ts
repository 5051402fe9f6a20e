import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];
const MAX_ENTRIES = 500;

export interface ReverseProxy {
  /** Serves this body at the path, compressed and with `no-store`. */
  page: (path: string, type: string, body: string) => void;
  /** The same for a file that browsers may cache for good. */
  file: (path: string, type: string, body: string) => void;
  stop: () => Promise<void>;
}

/**
 * A reverse proxy that compresses the responses of a local server, as the real hosts do. Status and headers stay the same.
 * @param quality brotli's, 0 to 11
 */
export function startReverseProxy(port: number, upstream: string, quality: number): Promise<ReverseProxy> {
  const pages = new Map<string, { type: string; body: string; cache: string }>();
  const compress = compressor(quality);

  const respond = async (request: IncomingMessage) => {
    const page = pages.get(request.url ?? '');
    if (page) return new Response(page.body, { headers: { 'content-type': page.type, 'cache-control': page.cache } });
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await text(request);
    return fetch(`${upstream}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      ...(body && { body }),
    });
  };

  const server = createServer((request, outgoing) => {
    void respond(request)
      .then(async (response) => {
        const headers = new Map([...response.headers].filter(([name]) => !hopHeaders.includes(name)));
        const bytes = Buffer.from(await response.arrayBuffer());
        const isText = /text|javascript|json|svg|xml/.test(headers.get('content-type') ?? '');
        if (isText && bytes.length > 0) headers.set('content-encoding', 'br').set('vary', 'accept-encoding, origin');
        outgoing.writeHead(response.status, Object.fromEntries(headers)).end(isText ? compress(bytes) : bytes);
      })
      .catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () =>
      resolve({
        page: (path, type, body) => void pages.set(path, { type, body, cache: 'no-store' }),
        file: (path, type, body) => void pages.set(path, { type, body, cache: 'max-age=31536000, immutable' }),
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

function headersOf(request: IncomingMessage) {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(request.headers)) {
    if (!hopHeaders.includes(name) && name !== 'accept-encoding') headers.set(name, String(value));
  }
  return headers;
}

/** Compresses each text only once, because the time for compression must not count. */
function compressor(quality: number) {
  const cache = new Map<string, Buffer>();
  return (bytes: Buffer) => {
    const key = createHash('sha1').update(bytes).digest('hex');
    const cached = cache.get(key);
    if (cached) return cached;
    const compressed = brotli(bytes, quality);
    if (cache.size < MAX_ENTRIES) cache.set(key, compressed);
    return compressed;
  };
}

export function brotli(bytes: Uint8Array | string, quality = 11): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
