import { serve } from '@hono/node-server';
import { createHash } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { brotliCompressSync, constants } from 'node:zlib';
import { certificate } from './certificate';

const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'];

interface Reply {
  body: Uint8Array<ArrayBuffer> | null;
  status: number;
  headers: Headers;
}

/**
 * Serves a local server's responses over HTTP/2 and compressed, as the real hosts do. Status and headers stay the same.
 * @param quality brotli's, 0 to 11
 * @param own bodies by path that this server adds
 * @param isStatic each response is kept, so that the files of the site come as fast as those that are added
 */
export function serveCompressed(
  port: number,
  upstream: string,
  { quality, own, isStatic = false }: { quality: number; own?: ReadonlyMap<string, string>; isStatic?: boolean },
): () => void {
  const kept = new Map<string, Reply>();
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>();

  /** Compresses each text only once, because the time for it must not count. */
  function compress(body: Buffer) {
    const key = createHash('sha1').update(body).digest('hex');
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const known = compressed.get(key) ?? new Uint8Array(brotliCompressSync(body, { params }));
    compressed.set(key, known);
    return known;
  }

  async function ask(url: string, request: Request): Promise<Reply> {
    const added = own?.get(url);
    const response = added === undefined ? await forward(upstream + url, request, isStatic) : responseOf(url, added);
    const { status } = response;
    const headers = new Headers([...response.headers].filter(([name]) => !hopHeaders.includes(name)));
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length === 0) return { body: null, status, headers };
    if (!/text|javascript|json|svg|xml/.test(headers.get('content-type') ?? '')) return { body, status, headers };
    headers.set('content-encoding', 'br');
    headers.set('vary', 'accept-encoding, origin');
    return { body: compress(body), status, headers };
  }

  async function fetchKept(request: Request) {
    const url = request.url.slice(new URL(request.url).origin.length);
    const found = kept.get(url) ?? (await ask(url, request));
    if (isStatic) kept.set(url, found);
    const { body, ...init } = found;
    const isKnown =
      isStatic && init.headers.has('etag') && init.headers.get('etag') === request.headers.get('if-none-match');
    return isKnown ? new Response(null, { ...init, status: 304 }) : new Response(body, init);
  }

  const server = serve({
    fetch: fetchKept,
    port,
    hostname: 'localhost',
    createServer: createSecureServer,
    serverOptions: { key: certificate, cert: certificate, allowHTTP1: true },
  });
  return () => void server.close();
}

async function forward(address: string, request: Request, isStatic: boolean) {
  const headers = new Headers([...request.headers].filter(([name]) => !hopHeaders.includes(name)));
  headers.set('accept-encoding', 'identity');
  if (isStatic) headers.delete('if-none-match');
  const { method } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return fetch(address, { method, headers, body, redirect: 'manual' });
}

/** A document as the site's, with its policy for openers, because a page with another one would get a new process. */
function responseOf(url: string, body: string) {
  const headers: Record<string, string> = url.endsWith('.js')
    ? { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000, immutable' }
    : {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        etag: `"${body.length}"`,
      };
  return new Response(body, { headers });
}
