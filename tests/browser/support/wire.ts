import { addressOf } from '@sandbox/run/ports';
import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';
import { type Actor, type Bearer, type ExpectedCall, expectedCalls } from '@tests/contract/wire/calls';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ iss: v.optional(v.string()) }));
/** Matches tokens of the marketplace API and of the identity service. The emulator's tokens have no signature. */
const token = /ey[\w-]{10,}\.ey[\w-]{10,}\./;
// Pictures, Stripe's script and requests, and the identity service's popup: not requests of the app itself.
const ignoredCalls = /^GET images |^GET payments \/stripe\.js|^(GET|POST) payments \/v1\/|^\w+ identity \/emulator\//;

/** Checks every request of the open pages against `expectedCalls`, and every URL and console message for tokens. */
export class Wire {
  readonly #seen = new Set<ExpectedCall>();
  readonly #faults = new Set<string>();

  readonly #actor: Actor;

  constructor(context: BrowserContext, actor: Actor) {
    this.#actor = actor;
    context.on('request', (request) => this.#check(request));
    // The browser tells the body of a request with a file only if the request is routed.
    void context.route(/\/1\/upload/, (route) => route.fallback());
    context.on('console', (message) => {
      if (token.test(message.text())) this.#faults.add(`a token in the console: ${message.text()}`);
    });
  }

  /** Requests that the table lacks or that differ from it. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  /** Expected requests of this actor that have not been made. */
  get missing(): readonly string[] {
    const missing = expectedCalls.filter((expected) => expected.by.includes(this.#actor) && !this.#seen.has(expected));
    return missing.map(({ call, bearer }) => `${call} (bearer: ${bearer})`);
  }

  #check(request: Request) {
    const url = new URL(request.url());
    if (token.test(decodeURIComponent(url.href))) this.#faults.add(`a token in the address ${url.href}`);
    const host = hosts.find((name) => addressOf(name) === url.origin);
    if (host === undefined && bearerKind(request) !== 'none') this.#faults.add(`${url.origin} is sent a bearer`);
    if (host === undefined || request.method() === 'OPTIONS') return;
    const call = `${request.method()} ${host} ${url.pathname}`;
    const bearer = bearerKind(request);
    if (ignoredCalls.test(call)) {
      if (bearer === 'market') this.#faults.add(`${call} carries the bearer`);
      return;
    }
    const candidates = expectedCalls.filter((expected) => toPattern(expected).test(call));
    const match = candidates.find((expected) => findMismatches(expected, request, this.#actor).length === 0);
    if (match) this.#seen.add(match);
    else
      this.#faults.add(
        [call, ...candidates.flatMap((expected) => findMismatches(expected, request, this.#actor))].join('\n  '),
      );
  }
}

function findMismatches({ bearer, query = [], body, call }: ExpectedCall, request: Request, actor: Actor): string[] {
  const names = [...new URL(request.url()).searchParams.keys()];
  const parsed = body ? v.safeParse(body, readBody(request)) : undefined;
  return [
    ...(isVisitorsOnly(call, bearer) && actor !== 'visitor' ? ['only a visitor may call without a bearer'] : []),
    ...(bearer === bearerKind(request) ? [] : [`bearer: ${bearerKind(request)} instead of ${bearer}`]),
    ...(names.join() === query.join() ? [] : [`query: ${names.join()} instead of ${query.join()}`]),
    ...(body || request.postData() === null ? [] : ['a body where none belongs']),
    ...(parsed?.issues ?? []).map((issue) => `body: ${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  ];
}

const isVisitorsOnly = (call: string, bearer: Bearer) => call === 'GET market /seller/post' && bearer === 'none';

/** In the table, `*` matches exactly one path segment. */
function toPattern({ call }: ExpectedCall) {
  const escaped = call.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+');
  return new RegExp(`^${escaped}$`);
}

/** The sent fields; a file is represented by its MIME type. */
function readBody(request: Request): unknown {
  const type = request.headers()['content-type'] ?? '';
  if (type.startsWith('application/json')) return request.postDataJSON();
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  }
  if (!type.startsWith('multipart/form-data; boundary=')) return `a body of type “${type}”`;
  const parts = request.postDataBuffer()?.toString('latin1') ?? '';
  const fields = parts.matchAll(/name="([^"]*)"(?:; filename="[^"]*")?\r\n(?:content-type: ([^\r]*)\r\n)?/gi);
  return Object.fromEntries([...fields].map(([, name, fileType]) => [name, fileType ?? 'no file']));
}

function bearerKind(request: Request): Bearer {
  const header = request.headers()['authorization'];
  if (header === undefined) return 'none';
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(header)?.[1] ?? '';
  const token = v.safeParse(tokenSchema, Buffer.from(payload, 'base64url').toString());
  return token.success && token.output.iss?.startsWith('https://securetoken.google.com/') ? 'identity' : 'market';
}
