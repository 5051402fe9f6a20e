import { addressOf } from '@sandbox/run/ports';
import type { BrowserContext, Request } from '@playwright/test';
import * as v from 'valibot';
import { type Actor, type Bearer, type ExpectedCall, expectedCalls } from '@tests/contract/wire/calls';

const hosts = ['market', 'payments', 'images', 'identity'] as const;
const tokenSchema = v.pipe(v.string(), v.parseJson(), v.object({ iss: v.optional(v.string()) }));
/** Of the market and of the identity service: the emulator's are not signed. */
const token = /ey[\w-]{10,}\.ey[\w-]{10,}\./;
// Pictures, Stripe's own script and calls, and the identity service's popup: none of the product's own calls.
const others = /^GET images |^GET payments \/stripe\.js|^(GET|POST) payments \/v1\/|^\w+ identity \/emulator\//;

/** Holds every call that leaves the open pages against the table, and every address and log against tokens. */
export class Wire {
  readonly #made = new Set<ExpectedCall>();
  readonly #faults = new Set<string>();

  readonly #actor: Actor;

  constructor(context: BrowserContext, actor: Actor) {
    this.#actor = actor;
    context.on('request', (request) => this.#hear(request));
    context.on('console', (message) => {
      if (token.test(message.text())) this.#faults.add(`a token in the console: ${message.text()}`);
    });
  }

  /** Calls that the table does not have, or has otherwise. */
  get faults(): readonly string[] {
    return [...this.#faults];
  }

  /** Calls that this person's use has to make and has not made. */
  get missing(): readonly string[] {
    const due = expectedCalls.filter((expected) => expected.by.includes(this.#actor) && !this.#made.has(expected));
    return due.map(({ call, bearer }) => `${call} (bearer: ${bearer})`);
  }

  #hear(request: Request) {
    const url = new URL(request.url());
    if (token.test(decodeURIComponent(url.href))) this.#faults.add(`a token in the address ${url.href}`);
    const host = hosts.find((name) => addressOf(name) === url.origin);
    if (host === undefined && bearerOf(request) !== 'none') this.#faults.add(`${url.origin} is sent a bearer`);
    if (host === undefined || request.method() === 'OPTIONS') return;
    const call = `${request.method()} ${host} ${url.pathname}`;
    const bearer = bearerOf(request);
    if (others.test(call)) {
      if (bearer === 'market') this.#faults.add(`${call} carries the bearer`);
      return;
    }
    const known = expectedCalls.filter((expected) => patternOf(expected).test(call));
    const right = known.find((expected) => mistakesOf(expected, request, this.#actor).length === 0);
    if (right) this.#made.add(right);
    else this.#faults.add([call, ...known.flatMap((it) => mistakesOf(it, request, this.#actor))].join('\n  '));
  }
}

function mistakesOf({ bearer, query = [], body, call }: ExpectedCall, request: Request, actor: Actor): string[] {
  const names = [...new URL(request.url()).searchParams.keys()];
  const read = body ? v.safeParse(body, bodyOf(request)) : undefined;
  return [
    ...(isVisitorsOnly(call, bearer) && actor !== 'visitor' ? ['only a visitor may call without a bearer'] : []),
    ...(bearer === bearerOf(request) ? [] : [`bearer: ${bearerOf(request)} instead of ${bearer}`]),
    ...(names.join() === query.join() ? [] : [`query: ${names.join()} instead of ${query.join()}`]),
    ...(body || request.postData() === null ? [] : ['a body where none belongs']),
    ...(read?.issues ?? []).map((issue) => `body: ${v.getDotPath(issue) ?? ''}: ${issue.message}`),
  ];
}

const isVisitorsOnly = (call: string, bearer: Bearer) => call === 'GET market /seller/post' && bearer === 'none';

/** `*` is exactly one part of a path. */
function patternOf({ call }: ExpectedCall) {
  const escaped = call.replace(/[.]/g, '\\.').replaceAll('*', '[^/]+');
  return new RegExp(`^${escaped}$`);
}

/** The fields that are sent; of a file, its type. */
function bodyOf(request: Request): unknown {
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

function bearerOf(request: Request): Bearer {
  const header = request.headers()['authorization'];
  if (header === undefined) return 'none';
  const payload = /^Bearer [^.]+\.([^.]+)\./.exec(header)?.[1] ?? '';
  const token = v.safeParse(tokenSchema, Buffer.from(payload, 'base64url').toString());
  return token.success && token.output.iss?.startsWith('https://securetoken.google.com/') ? 'identity' : 'market';
}
