import { fireEvent } from '@testing-library/react';
import { errorTexts } from '@/api/texts';
import { photoTexts } from '@/photo/texts';
import { myCarsTexts } from '@/selling/own/texts';
import { sellingTexts } from '@/selling/texts';
import { press, submit, waitUntil } from '@tests/faults/page';
import { goesByItself, type Scenario } from '@tests/faults/scenario';
import { findControl, findField, hasText } from '@tests/faults/screenQueries';
import { aCar, database } from '@tests/support/database';
import { aSeller } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { chosenValues, sampleTitle, typedTexts } from '@tests/support/samplePost';

function myCars() {
  const mara = aSeller();
  const { id } = aCar({ title: 'Corolla 2016', email: mara.email });
  return { id, url: '/dashboard/seller/product', person: mara };
}

/** A form with a photo and all choices; the texts are typed later. */
const posting = {
  setup: () => ({ url: '/dashboard/seller/product-post', person: aSeller() }),
  prepare: async () => {
    await waitUntil(() => findControl('Negotiable') !== undefined, 'the form');
    press('Negotiable');
    await choosePhoto();
  },
  typed: { ...typedTexts, ...chosenValues },
  trigger: () => submit('Car post'),
  isReached: () => hasText('All my product 1') && hasText('Toyota Corolla 1.8 H'),
  isStored: async () => (await database.cars.count({ title: sampleTitle })) === 1,
} satisfies Scenario;

/** A post that is posted anew with another price. */
const changing = {
  setup: () => {
    const { id, ...start } = myCars();
    return { ...start, url: `/dashboard/seller/product-post?change=${id}` };
  },
  prepare: () => waitUntil(() => findControl('Post the change') !== undefined, 'the form'),
  typed: { Price: '8900' },
  trigger: () => submit('Car post'),
  isReached: () => hasText('All my product 1') && hasText('$8,900'),
} satisfies Scenario;

const OLD = '650000000000000000000009';

/** After the new post has arrived, the old one is removed. */
const replacing = {
  ...changing,
  setup: () => {
    const mara = aSeller();
    aCar({ _id: OLD, title: 'Corolla 2016', email: mara.email });
    return { url: `/dashboard/seller/product-post?change=${OLD}`, person: mara };
  },
  only: `DELETE /seller/${OLD}`,
  isStored: async () => (await database.cars.count({ price: 8900 })) === 1 && (await database.cars.count({})) === 1,
  readsBack: 'GET /cars/:id',
  messages: {
    '404': sellingTexts.change.takenBack(errorTexts.unknownCall),
    '500 with an HTML page': sellingTexts.change.removalUnknown,
  },
} satisfies Scenario;

export const selling = {
  'GET market /cars/seller/*': {
    setup: myCars,
    isReached: () => hasText('All my product 1') && hasText('Corolla 2016'),
  },
  'GET market /users/seller/*': {
    setup: myCars,
    isReached: () => hasText('All my product 1') && hasText('Corolla 2016'),
  },
  'POST market /cars': {
    ...posting,
    readsBack: 'GET /cars/seller/:email',
    // The photo is uploaded first.
    messages: { 'no network': photoTexts.noResponse },
  },
  'POST images /1/upload': { ...posting, mayRepeatBecause: 'a photo without a reference does no harm' },
  'POST market /cars (a changed car)': {
    ...changing,
    isStored: async () => (await database.cars.count({ price: 8900 })) === 1,
    readsBack: 'GET /cars/seller/:email',
  },
  'DELETE market /seller/* (the old post of a changed car)': replacing,
  'DELETE market /seller/*': {
    setup: myCars,
    prepare: async () => {
      await waitUntil(() => findControl('Actions: Corolla 2016') !== undefined, 'the car');
      press('Actions: Corolla 2016');
      press('Remove Corolla 2016');
      await waitUntil(() => findControl('Remove Corolla 2016 without waiting') !== undefined, 'the message with Undo');
    },
    // Closing the message ends the time of Undo.
    trigger: () => press('Remove Corolla 2016 without waiting'),
    isReached: () => hasText('All my product 0') && !hasText(myCarsTexts.removing) && !hasText(myCarsTexts.offline),
    messages: { 'no network': myCarsTexts.offline },
    retry: goesByItself,
    isStored: async () => (await database.cars.count({})) === 0,
    readsBack: 'GET /cars/:id',
  },
} satisfies Record<string, Scenario>;

let picture: Promise<File> | undefined;

export async function choosePhoto() {
  picture ??= aPhoto();
  const file = new File([await picture], 'car.jpg', { type: 'image/jpeg' });
  fireEvent.change(findField('Photo'), { target: { files: [file] } });
  await waitUntil(() => hasText('car.jpg'), 'the photo');
}
