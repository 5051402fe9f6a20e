import { fireEvent, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { text } from '@/api/fields';
import { callsTo } from '@tests/support/calls';
import { aCar } from '@tests/support/database';
import { aSeller } from '@tests/support/people';
import { sampleTitle } from '@tests/support/samplePost';
import { visit } from '@tests/support/visit';
import { address, fill, formOf, posted, posts, send } from '../stories/seller/postCarForm';

/** A field that the product does not have, described where all fields are. */
vi.mock(import('@/cars/carFields'), async (load) => {
  const { carFields, ...others } = await load();
  const options = ['Red', 'Blue'].map((value) => ({ value, label: value }));
  const upholstery = v.pipe(
    text,
    v.metadata({
      description: {
        wireName: 'seat_upholstery',
        spec: { label: 'Upholstery' },
        cardPlace: 3,
        asked: {
          label: 'Paint',
          section: 'car',
          required: 'Paint is required',
          input: { kind: 'select', options },
        },
      },
    }),
  );
  return { ...others, carFields: Object.assign(carFields, { upholstery }) };
});

test('A field that is described once is asked for, sent, previewed and shown wherever cars are', async () => {
  const mara = aSeller();
  const other = aCar({ title: 'Yaris', seat_upholstery: 'Blue' });
  const page = await visit(address, mara);
  const { screen } = page;
  await fill(page);
  await send(page);
  expect(await screen.findByText('Paint is required')).toBeVisible();

  fireEvent.change((await formOf(page)).getByLabelText('Paint'), { target: { value: 'Red' } });
  const preview = within(screen.getByRole('complementary', { name: 'As buyers will see it' }));
  expect(await preview.findByText('Red')).toBeVisible();
  await send(page);
  await screen.findByText(posted);
  expect(callsTo('POST /cars')).toMatchObject([{ body: { seat_upholstery: 'Red', mileage: 48_200 } }]);
  const [post] = await posts().then((all) => all.filter(({ title }) => title === sampleTitle));
  const id = String(post?._id);

  const car = await visit(`/carsCategories/carDetails/${id}`, mara);
  const specs = within(await car.screen.findByLabelText('Specification'));
  expect(specs.getByText('Upholstery').nextElementSibling).toHaveTextContent('Red');

  const comparison = await visit(`/carsCategories/compare?cars=${id},${other.id}`);
  expect(await comparison.screen.findByRole('row', { name: 'Upholstery Red Blue' })).toBeVisible();

  const list = await visit('/carsCategories');
  const card = within(await list.screen.findByRole('article', { name: 'Yaris' }));
  expect(card.getByText('Blue')).toBeVisible();

  const change = await visit(`${address}?change=${id}`);
  expect((await formOf(change)).getByLabelText('Paint')).toHaveValue('Red');
});
