import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '@/api/fields';
import type * as Facts from '@/cars/facts';
import type * as PostFields from '@/cars/selling/postFields';
import type * as ShownFacts from '@/cars/shownFacts';
import { callsTo } from '@tests/support/calls';
import { aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar } from '@tests/support/database';
import { address, fill, formOf, posted, posts, send, texts } from '../stories/seller/postCarForm';

const upholsteryOf = (car: object) => ('upholstery' in car ? car.upholstery : undefined);

/** A field that the product does not have, described where all fields are. */
vi.mock('@/cars/facts', async (load) => {
  const facts = await load<typeof Facts>();
  Object.assign(facts.factSchemas, { upholstery: text });
  Object.assign(facts.wireNames, { upholstery: 'seat_upholstery' });
  Object.assign(facts.cardFacts, { upholstery: upholsteryOf });
  return facts;
});
vi.mock('@/cars/shownFacts', async (load) => {
  const shown = await load<typeof ShownFacts>();
  Object.assign(shown.shownFacts, { upholstery: { label: 'Upholstery', textOf: upholsteryOf } });
  return shown;
});
vi.mock('@/cars/selling/postFields', async (load) => {
  const fields = await load<typeof PostFields>();
  const options = ['Red', 'Blue'].map((value) => ({ value, label: value }));
  const upholstery = {
    label: 'Paint',
    section: 'car',
    rule: { required: 'Paint is required' },
    input: { kind: 'select', options },
    valueOf: upholsteryOf,
  };
  Object.assign(fields.postFields, { upholstery });
  return fields;
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
  const [post] = await posts().then((all) => all.filter(({ title }) => title === texts.Title));
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
