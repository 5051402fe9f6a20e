import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/queryClient';
import { userStorage } from '@/lib/browser/userStorage';
import { loader as readMyCars } from '@/pages/dashboard/MyCarsPage';
import { loader as readReportedPosts } from '@/pages/dashboard/ReportedPostsPage';
import { startReads } from '@/session/startReads';
import { accessToken } from '@/session/state/accessToken';
import { sessionState, type Session } from '@/session/state/sessionState';
import { callsTo } from '@tests/support/calls';
import { untilIdle } from '@tests/support/clock';
import { keepToken } from '@tests/support/keptToken';
import { asIdentity } from '@tests/support/people';

const ines = asIdentity({ uid: 'ines', email: 'ines@example.test', name: 'Ines' });
const queryOf = (queryFn: () => Promise<unknown>) => ({ queryKey: ['a page'], queryFn, retry: false });

afterEach(() => {
  queryClient.clear();
  sessionState.set({ status: 'loading' });
});

test.each<[Session, string[]]>([
  [{ status: 'signed-in', user: ines }, [ines.email]],
  [{ status: 'no-record', user: ines }, []],
  [{ status: 'loading' }, []],
])('With the session %j the reads of a page begin as those of %j', (state, emails) => {
  sessionState.set(state);
  const read = vi.fn(() => Promise.resolve('read'));
  const asked: string[] = [];
  const data = startReads((start, email) => {
    asked.push(email);
    start(queryOf(read));
  });
  expect([data, asked]).toEqual([null, emails]);
  expect(read).toHaveBeenCalledTimes(emails.length);
});

test('A read that has failed is left to the page', async () => {
  sessionState.set({ status: 'signed-in', user: ines });
  const read = vi.fn(() => Promise.reject(new Error('why')));
  const start = () => startReads((prefetch) => prefetch(queryOf(read)));
  start();
  await vi.waitFor(() => expect(queryClient.getQueryState(['a page'])?.status).toBe('error'));
  start();
  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['a seller', readMyCars, 'isSeller', 'GET /cars/seller/:email'],
  ['an admin', readReportedPosts, 'isAdmin', 'GET /reportedpost'],
] as const)(
  'The page of %s reads its list at once if they were one at the last visit',
  async (_who, loader, role, call) => {
    accessToken.setOwner(ines.email);
    keepToken(ines.email, 'a token');
    sessionState.set({ status: 'signed-in', user: ines });
    const nobody = { isAdmin: false, isSeller: false };
    for (const [roles, reads] of [
      [undefined, 0],
      [nobody, 0],
      [{ ...nobody, [role]: true }, 1],
    ] as const) {
      if (roles) userStorage(ines.email).write('roles 1', roles);
      loader();
      await untilIdle();
      expect(callsTo(call)).toHaveLength(reads);
    }
  },
);
