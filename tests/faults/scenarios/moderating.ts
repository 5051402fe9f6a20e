import { moderationTexts } from '@/admin/moderation/texts';
import { press, waitUntil } from '@tests/faults/page';
import { goesByItself, type Scenario } from '@tests/faults/scenario';
import { findControl, hasText } from '@tests/faults/screenQueries';
import { aCar, aReport, database } from '@tests/support/database';
import { anAdmin, aBuyer, aSeller } from '@tests/support/people';

const SELLERS = '/dashboard/seller';

function sellers() {
  aSeller();
  return { url: SELLERS, person: anAdmin() };
}

function reports() {
  const { id } = aCar({ title: 'Corolla 2016' });
  aReport({ reportPostId: id, product_title: 'Corolla 2016' });
  return { url: '/dashboard/reported-post', person: anAdmin() };
}

/** Presses the button once it is there, and waits for the dialog with this text. */
const openDialog = (button: string, text: string) => async () => {
  await waitUntil(() => findControl(button) !== undefined, button);
  press(button);
  await waitUntil(() => hasText(text), text);
};

export const moderating = {
  'GET market /user/seller': { setup: sellers, isReached: () => hasText('Mara Lindqvist') },
  'GET market /user/buyer': {
    setup: () => {
      aBuyer();
      return { url: '/dashboard/buyer', person: anAdmin() };
    },
    isReached: () => hasText('Noor Haddad'),
  },
  'GET market /users/admin/*': { setup: sellers, isReached: () => hasText('Mara Lindqvist') },
  'GET market /reportedpost': { setup: reports, isReached: () => hasText('Corolla 2016') },
  'PUT market /users/admin/*': {
    setup: sellers,
    prepare: openDialog('Make Admin: Mara Lindqvist', 'This cannot be undone here'),
    typed: { 'Type mara@example.test to confirm': 'mara@example.test' },
    trigger: () => press('Make Admin'),
    isReached: () => hasText('No sellers yet'),
    isStored: async () => (await database.users.count({ role: 'admin' })) === 2,
    readsBack: 'GET /users/:email',
  },
  'PUT market /users/admin/verified/*': {
    setup: sellers,
    prepare: openDialog('Verify: Mara Lindqvist', 'Buyers see the verified badge'),
    trigger: () => press('Verify'),
    isReached: () =>
      document.querySelector('dialog[open]') === null && findControl('Verify: Mara Lindqvist') === undefined,
    isStored: async () => (await database.users.count({ useVerify: 'verified' })) === 1,
    readsBack: 'GET /user/seller',
  },
  'DELETE market /users/*': {
    setup: sellers,
    prepare: openDialog('Remove: Mara Lindqvist', 'There are no cars of this email.'),
    typed: { 'Type mara@example.test to confirm': 'mara@example.test' },
    trigger: () => press('Remove'),
    isReached: () => hasText('No sellers yet'),
    isStored: async () => (await database.users.count({ role: 'seller' })) === 0,
    readsBack: 'GET /users/:email',
  },
  'DELETE market /cars/*': {
    setup: reports,
    prepare: () => waitUntil(() => findControl('Remove car') !== undefined, 'the open case'),
    trigger: () => press('Remove car'),
    isReached: () => hasText('Car removed, 1 report too'),
    messages: { 'no network': moderationTexts.offline },
    retry: goesByItself,
    isStored: async () => (await database.cars.count({})) === 0 && (await database.reportedpost.count({})) === 0,
    readsBack: 'GET /cars/:id',
  },
  'DELETE market /reportedpost/*': {
    setup: reports,
    prepare: () => waitUntil(() => findControl('Dismiss 1 report') !== undefined, 'the open case'),
    trigger: () => press('Dismiss 1 report'),
    isReached: () => hasText('1 report dismissed, car stays'),
    messages: { 'no network': moderationTexts.offline },
    retry: goesByItself,
    isStored: async () => (await database.cars.count({})) === 1 && (await database.reportedpost.count({})) === 0,
    readsBack: 'GET /reportedpost',
  },
} satisfies Record<string, Scenario>;
