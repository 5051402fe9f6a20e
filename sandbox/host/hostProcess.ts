import type { Hono } from 'hono';

export type OnEnd = (host: HostProcess, reason: string) => void;

/**
 * The process of a host: an error that its app throws ends it. Then nobody gets a response, only a network error, until it is
 * started again.
 */
export class HostProcess {
  readonly #app: Pick<Hono, 'fetch'>;
  readonly #onEnd: OnEnd;
  #hasEnded = false;

  constructor(app: Pick<Hono, 'fetch'>, onEnd: OnEnd = () => undefined) {
    this.#app = app;
    this.#onEnd = onEnd;
  }

  async fetch(request: Request): Promise<Response> {
    if (this.#hasEnded) return Response.error();
    try {
      return this.#unlessEnded(await this.#app.fetch(request));
    } catch (error) {
      this.#hasEnded = true;
      this.#onEnd(this, `${request.method} ${request.url}: ${error instanceof Error ? error.message : String(error)}`);
      return Response.error();
    }
  }

  /** Another request may have ended the process while this one was handled. */
  #unlessEnded(response: Response) {
    return this.#hasEnded ? Response.error() : response;
  }

  /** Makes a request and sends it to this host. */
  request(path: string, init?: RequestInit): Promise<Response> {
    return this.fetch(new Request(new URL(path, 'http://localhost'), init));
  }

  restart(): void {
    this.#hasEnded = false;
  }
}
