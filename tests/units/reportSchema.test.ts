// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { reportBody, reportSchema } from '@/reports/schema';

const wire = {
  _id: '6553f1000000000000000001',
  reportPostId: '650000000000000000000001',
  product_img: 'http://localhost:4103/cars/suv-0b5d3b-morning-hills-toyota.webp',
  product_title: 'Toyota Land Cruiser Prado',
  price: 31000,
  email: 'noor@example.test',
  userName: 'Noor Haddad',
  userComment: 'The pictures show another car.',
  userPhoto: 'http://localhost:4103/faces/noor-haddad.webp',
};
const read = (fields: object) => v.parse(reportSchema, { ...wire, ...fields });

describe('A report', () => {
  test('is parsed into the app’s own field names (§3)', () => {
    expect(read({})).toEqual({
      id: '6553f1000000000000000001',
      carId: '650000000000000000000001',
      title: 'Toyota Land Cruiser Prado',
      image: 'http://localhost:4103/cars/suv-0b5d3b-morning-hills-toyota.webp',
      price: 31000,
      comment: 'The pictures show another car.',
      reporter: { name: 'Noor Haddad', photoUrl: 'http://localhost:4103/faces/noor-haddad.webp' },
      reportedAt: new Date('2023-11-14T22:13:20Z'),
    });
  });

  test.each([
    ['a price as a text', { price: '$31,000' }, { price: 31000 }],
    ['a price that can be read in two ways', { price: '31.000' }, { price: undefined }],
    ['no price', { price: '' }, { price: undefined }],
    ['no comment', { userComment: '  ' }, { comment: undefined }],
    ['an invalid car id', { reportPostId: 'undefined' }, { carId: undefined }],
    ['a picture of a foreign host', { product_img: 'https://tracker.example/pixel.gif' }, { image: undefined }],
    [
      'a reporter without a name',
      { userName: null, userPhoto: 7 },
      { reporter: { name: 'noor@example.test', photoUrl: undefined } },
    ],
  ])('is parsed with %s', (_, fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  test('is invalid without an id', () => {
    expect(v.safeParse(reportSchema, { ...wire, _id: undefined }).success).toBe(false);
  });
});

describe('The body of a new report', () => {
  const reporter = { uid: 'u1', name: 'Noor Haddad', email: 'noor@example.test', photoUrl: undefined };

  test('has no field that the car does not state (§3)', () => {
    const car = {
      id: '650000000000000000000001',
      title: undefined,
      image: undefined,
      price: undefined,
      description: undefined,
    };
    expect(JSON.parse(JSON.stringify(reportBody({ car, reporter, comment: 'No such car.' })))).toEqual({
      reportPostId: '650000000000000000000001',
      email: 'noor@example.test',
      userName: 'Noor Haddad',
      userComment: 'No such car.',
      userPhoto: '',
    });
  });
});
