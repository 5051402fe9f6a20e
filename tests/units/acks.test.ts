// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { acknowledgedAck, changedAck, insertedAck, insertedIdAck, writeThenVerify } from '@/api/acks';
import { CallError } from '@/api/callError';
import { isRefusalBody, noRecordResponse, unconfirmedResponse } from '@/api/refusals';

const acks = { insertedAck, acknowledgedAck, insertedIdAck };

test.each([
  [{ acknowledged: true, insertedId: 'a' }, ['insertedAck', 'acknowledgedAck', 'insertedIdAck']],
  [{ acknowledged: true }, ['insertedAck', 'acknowledgedAck']],
  [{ insertedId: 'a' }, ['insertedAck', 'insertedIdAck']],
  [{}, []],
])('The response %j says that something was inserted to %j (§7)', (response, said) => {
  const results = Object.entries(acks).map(([name, ack]) => ({ name, ...v.safeParse(ack, response) }));
  const read = results.filter(({ success }) => success);
  expect(read.map(({ name }) => name)).toEqual(said);
  for (const { output } of read) expect(output).toEqual({ id: 'insertedId' in response ? 'a' : undefined });
});

test.each(Object.entries(acks))('%s takes an insert that is not acknowledged for none', (_name, ack) => {
  expect(() => v.parse(ack, { acknowledged: false, insertedId: 'a' })).toThrow('unchanged');
});

test.each([
  [{ modifiedCount: 1 }, true],
  [{ deletedCount: 1 }, true],
  [{ modifiedCount: 0, deletedCount: 1 }, true],
  [{ modifiedCount: 0 }, false],
  [{ deletedCount: 0 }, false],
  [{ acknowledged: true }, undefined],
])('The response %j to a change says that something has changed: %s', (response, hasChanged) => {
  expect(v.safeParse(changedAck, response)).toMatchObject(
    hasChanged === undefined ? { success: false } : { success: true, output: { hasChanged } },
  );
});

describe('A write whose goal can be read back', () => {
  const lost = new CallError('no-response');
  const refused = new CallError('status', { status: 400 });
  const unchanged = new CallError('unchanged');

  test.each<[string, boolean | CallError, boolean, string | CallError]>([
    ['is done if it changed something', true, false, 'done'],
    ['was done already if it changed nothing and its goal is reached', false, true, 'already-done'],
    ['has failed if it changed nothing and its goal is not reached', false, false, unchanged],
    ['is done without a response if its goal is reached', lost, true, 'done'],
    ['has got no response if its goal is not reached', lost, false, lost],
    ['is refused, whatever its goal', refused, true, refused],
  ])('%s', async (_what, answer, isReached, outcome) => {
    const write = vi.fn(() =>
      typeof answer === 'boolean' ? Promise.resolve({ hasChanged: answer }) : Promise.reject(answer),
    );
    const writing = writeThenVerify(write, () => Promise.resolve(isReached));
    if (typeof outcome === 'string') expect(await writing).toBe(outcome);
    else await expect(writing).rejects.toMatchObject({ kind: outcome.kind });
    expect(write).toHaveBeenCalledOnce();
  });
});

test.each([
  ['unauthorized', true],
  [' unauthorized\n', true],
  ['{"message":"forbidden access"}', true],
  ['{"message":"Unauthorized Access"}', true],
  ['{"message":"no forbidden access"}', false],
  ['{"message":"forbidden access to /cars"}', false],
  ['{"reason":"forbidden access"}', false],
  ['<html>403 Forbidden</html>', false],
  ['', false],
])('The body %j is that of a host which refuses the user: %s', (body, isRefusal) => {
  expect(isRefusalBody(body)).toBe(isRefusal);
});

test.each([
  [{ access_token: '' }, true, false],
  [{ access_token: 'a token' }, false, false],
  [{ message: 'email not verified' }, false, true],
  [{ message: 'forbidden access' }, false, false],
])(
  'The body %j of a 403 says that there is no record: %s; that the email is not confirmed: %s',
  (body, hasNoRecord, isUnconfirmed) => {
    expect(v.is(noRecordResponse, body)).toBe(hasNoRecord);
    expect(v.is(unconfirmedResponse, body)).toBe(isUnconfirmed);
  },
);
