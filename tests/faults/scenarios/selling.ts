import { fireEvent } from '@testing-library/react';
import { photoMessages } from '@/shared/messages/photo';
import { aSeller } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { aCar, world } from '@tests/support/world';
import { press, submit, until } from '@tests/faults/page';
import type { Scenario } from '@tests/faults/scenario';
import { control, field, shows } from '@tests/faults/screenQueries';

const typed = {
  Title: 'Toyota Corolla 1.8 Hybrid',
  Model: 'Corolla E210 (2019)',
  'Sitting Position': '5',
  Mileage: '48,200',
  'Product Description': 'One owner, serviced every year.',
  Price: '12,500',
  'Phone number': '+46 31 555 01 17',
  Brand: 'toyota',
  'Car condition': 'Used',
  'Gear Type': 'Automatic',
  'Car Wheel': 'FWD',
};

function myProducts() {
  const mara = aSeller();
  aCar({ title: 'Corolla 2016', email: mara.email });
  return { url: '/dashboard/seller/product', person: mara };
}

/** A form filled in but for its texts. */
const posting = {
  setup: () => ({ url: '/dashboard/seller/product-post', person: aSeller() }),
  prepare: async () => {
    await until(() => control('Negotiable') !== undefined, 'the form');
    press('Negotiable');
    await choosePhoto();
  },
  typed,
  act: () => submit('Car post'),
  isReached: () => shows('All my product 1') && shows('Toyota Corolla 1.8 H'),
  isStored: async () => (await world.cars.count({ title: typed.Title })) === 1,
} satisfies Scenario;

/** What sellers do. */
export const selling = {
  'GET market /cars/seller/*': {
    setup: myProducts,
    isReached: () => shows('All my product 1') && shows('Corolla 2016'),
  },
  'GET market /users/seller/*': {
    setup: myProducts,
    isReached: () => shows('All my product 1') && shows('Corolla 2016'),
  },
  'POST market /cars': {
    ...posting,
    readsBack: 'GET /cars/seller/:email',
    // The photo goes first.
    says: { 'no network': photoMessages.noAnswer },
  },
  'POST images /1/upload': { ...posting, mayRepeat: 'a picture that nothing refers to harms nobody' },
  'DELETE market /seller/*': {
    setup: myProducts,
    prepare: async () => {
      await until(() => control('Remove Corolla 2016') !== undefined, 'the car');
      press('Remove Corolla 2016');
    },
    act: () => press('Remove'),
    isReached: () => shows('All my product 0'),
    isStored: async () => (await world.cars.count({})) === 0,
    readsBack: 'GET /cars/:id',
  },
} satisfies Record<string, Scenario>;

let picture: Promise<File> | undefined;

export async function choosePhoto() {
  picture ??= aPhoto();
  const file = new File([await picture], 'car.jpg', { type: 'image/jpeg' });
  fireEvent.change(field('Photo'), { target: { files: [file] } });
  await until(() => shows('car.jpg'), 'the photo');
}
