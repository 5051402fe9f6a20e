import { anAdmin, aBuyer, aSeller } from '@tests/support/people';
import { aCar, aReport, world } from '@tests/support/world';
import { press, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { control, shows } from '@tests/faults/screenQueries';

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

/** Presses what opens a dialog, once it is there, and waits for the dialog. */
const asking = (button: string, words: string) => async () => {
  await until(() => control(button) !== undefined, button);
  press(button);
  await until(() => shows(words), words);
};

/** What admins do. */
export const moderating = {
  'GET market /user/seller': { setup: sellers, isReached: () => shows('Mara Lindqvist') },
  'GET market /user/buyer': {
    setup: () => {
      aBuyer();
      return { url: '/dashboard/buyer', person: anAdmin() };
    },
    isReached: () => shows('Noor Haddad'),
  },
  'GET market /users/admin/*': { setup: sellers, isReached: () => shows('Mara Lindqvist') },
  'GET market /reportedpost': { setup: reports, isReached: () => shows('Corolla 2016') },
  'PUT market /users/admin/*': {
    setup: sellers,
    prepare: asking('Make Admin: Mara Lindqvist', 'This is for good'),
    act: () => press('Make Admin'),
    isReached: () => shows('No sellers yet'),
    isStored: async () => (await world.users.count({ role: 'admin' })) === 2,
    readsBack: 'GET /users/:email',
  },
  'PUT market /users/admin/verified/*': {
    setup: sellers,
    prepare: asking('Verify: Mara Lindqvist', 'Buyers see the verified badge'),
    act: () => press('Verify'),
    isReached: () => document.querySelector('dialog[open]') === null && control('Verify: Mara Lindqvist') === undefined,
    isStored: async () => (await world.users.count({ useVerify: 'verified' })) === 1,
    readsBack: 'GET /user/seller',
  },
  'DELETE market /users/*': {
    setup: sellers,
    prepare: asking('Remove: Mara Lindqvist', 'There are no posts of this e-mail.'),
    act: () => press('Remove'),
    isReached: () => shows('No sellers yet'),
    isStored: async () => (await world.users.count({ role: 'seller' })) === 0,
    readsBack: 'GET /users/:email',
  },
  'DELETE market /cars/*': {
    setup: reports,
    prepare: asking('Remove car for good', 'The report about it goes too.'),
    act: () => press('Remove car for good'),
    isReached: () => shows('No reports'),
    isStored: async () => (await world.cars.count({})) === 0 && (await world.reportedpost.count({})) === 0,
    readsBack: 'GET /cars/:id',
  },
  'DELETE market /reportedpost/*': {
    setup: reports,
    prepare: asking('Remove report only', 'The car stays listed.'),
    act: () => press('Remove report'),
    isReached: () => shows('No reports'),
    isStored: async () => (await world.cars.count({})) === 1 && (await world.reportedpost.count({})) === 0,
    readsBack: 'GET /reportedpost',
  },
} satisfies Record<string, Scenario>;
