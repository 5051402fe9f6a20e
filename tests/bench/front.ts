import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];
const MAX_ENTRIES = 500;

export interface Front {
  /** Answers this path itself, compressed and never kept by the browser. */
  page: (path: string, type: string, body: string) => void;
  stop: () => Promise<void>;
}

/**
 * Stands before a local server and compresses what it answers, as the hosts do; status and headers stay as they are.
 * @param quality brotli's, 0 to 11
 */
export function startFront(port: number, upstream: string, quality: number): Promise<Front> {
  const pages = new Map<string, { type: string; body: string }>();
  const compress = compressor(quality);

  const answer = async (request: IncomingMessage) => {
    const own = pages.get(request.url ?? '');
    if (own) return new Response(own.body, { headers: { 'content-type': own.type, 'cache-control': 'no-store' } });
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await text(request);
    return fetch(`${upstream}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      redirect: 'manual',
      ...(body && { body }),
    });
  };

  const server = createServer((request, outgoing) => {
    void answer(request)
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
        page: (path, type, body) => void pages.set(path, { type, body }),
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

/** Each text once: the time that compressing takes is not the product's. */
function compressor(quality: number) {
  const kept = new Map<string, Buffer>();
  return (bytes: Buffer) => {
    const key = createHash('sha1').update(bytes).digest('hex');
    const known = kept.get(key);
    if (known) return known;
    const small = brotli(bytes, quality);
    if (kept.size < MAX_ENTRIES) kept.set(key, small);
    return small;
  };
}

export function brotli(bytes: Uint8Array | string, quality = 11): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
