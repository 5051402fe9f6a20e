import { addressOf } from '@sandbox/run/ports';

/** @throws Error if a request has ended the API or the payments host, whose process must survive every task */
export async function expectRunningHosts() {
  for (const [name, path] of [
    ['market', '/'],
    ['payments', '/create-payment-intent'],
  ] as const) {
    await fetch(addressOf(name) + path, { method: 'OPTIONS' }).catch((cause: unknown) => {
      throw new Error(`The ${name} host has ended; which request did it stands in the output of the browser tests.`, {
        cause,
      });
    });
  }
}
