import { expect, test } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { accountSince, userRecordsOf } from '@/session/state/userRecord';
import { newId } from '@sandbox/store/objectId';
import { callsTo } from '@tests/support/calls';
import { aRecord } from '@tests/support/database';

const first = new Date('2024-03-01T10:00:00Z');
const later = new Date('2025-03-01T10:00:00Z');
const aRecordSince = (at: Date) => ({ id: newId(at), photoUrl: undefined, isVerified: false });

test.each([
  [undefined, undefined],
  [[], undefined],
  [[later, first], first],
  [[first, later], first],
])('An account with records since %j exists since %j', (dates, since) => {
  expect(accountSince(dates?.map(aRecordSince))).toEqual(since);
});

test('The records of each email are read from the host, not from the cache of the browser', async () => {
  const client = createQueryClient();
  const read = (email: string) => client.query({ ...userRecordsOf(email), staleTime: Infinity });
  aRecord({ email: 'ines@example.test', name: 'Ines', useVerify: 'verified' });
  aRecord({ email: 'ines@example.test', name: 'Ines again', useVerify: 'no' });
  expect(await read('ines@example.test')).toMatchObject([
    { name: 'Ines', isVerified: true },
    { name: 'Ines again', isVerified: false },
  ]);
  expect(await read('ada@example.test')).toEqual([]);
  expect(callsTo('GET /users/:email')).toMatchObject([
    { path: '/users/ines@example.test', cache: 'no-store' },
    { path: '/users/ada@example.test', cache: 'no-store' },
  ]);
  client.unmount();
});
