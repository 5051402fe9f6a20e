import { describe, expect, test } from 'vitest';
import { CALL_TIMEOUT_MS } from '@/lib/config/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';

const bytes = new TextEncoder().encode(
  JSON.stringify([{ _id: '650000000000000000000011', title: 'Corolla 2016', slug: 'toyota', price: 9500 }]),
);
const GAP_MS = 10_000;

/** A list whose bytes come in ten pieces, or stop after the first of them. */
const slowList = (pieces: number) => (request: Request) => {
  const size = Math.ceil(bytes.length / 10);
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (let piece = 0; piece < pieces; piece++) {
        await new Promise((resolve) => void setTimeout(resolve, GAP_MS));
        stream.enqueue(bytes.slice(piece * size, (piece + 1) * size));
      }
      if (pieces === 10) stream.close();
    },
  });
  // As in browsers, an aborted request ends the body.
  const arriving = body.pipeThrough(new TransformStream(), { signal: request.signal });
  return new Response(arriving, { headers: { 'content-type': 'application/json' } });
};

describe('A list on a slow line', () => {
  test('is shown however long it takes, as long as its bytes keep coming', async () => {
    breakCall('GET /cars', slowList(10));
    const { screen } = await visit('/carsCategories', aBuyer());
    await advanceTime(10 * GAP_MS + 1000);
    expect(await screen.findByRole('heading', { name: 'All Available Data 1 Result of 1' })).toBeVisible();
    expect(callsTo('GET /cars')).toHaveLength(1);
  });

  test('is given up once nothing has come for a while', async () => {
    breakCall('GET /cars', slowList(1), { times: 1 });
    await visit('/carsCategories', aBuyer());
    await advanceTime(GAP_MS + CALL_TIMEOUT_MS / 2);
    expect(callsTo('GET /cars')).toHaveLength(1);
    // Longer than the limit and the pause before a retry: the byte may be read later than it has arrived.
    await advanceTime(2 * CALL_TIMEOUT_MS);
    expect(callsTo('GET /cars').length).toBeGreaterThan(1);
  });
});
