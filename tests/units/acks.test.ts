// @vitest-environment node
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { acknowledgedAck, insertedAck, insertedIdAck } from '@/api/acks';

const acks = { insertedAck, acknowledgedAck, insertedIdAck };

test.each([
  [{ acknowledged: true, insertedId: 'a' }, ['insertedAck', 'acknowledgedAck', 'insertedIdAck']],
  [{ acknowledged: true }, ['insertedAck', 'acknowledgedAck']],
  [{ insertedId: 'a' }, ['insertedAck', 'insertedIdAck']],
  [{}, []],
])('The response %j says that something was inserted to %j (§7)', (response, said) => {
  const names = Object.entries(acks).filter(([, ack]) => v.safeParse(ack, response).success);
  expect(names.map(([name]) => name)).toEqual(said);
});

test.each(Object.entries(acks))('%s takes an insert that is not acknowledged for none', (_name, ack) => {
  expect(() => v.parse(ack, { acknowledged: false, insertedId: 'a' })).toThrow('unchanged');
});
