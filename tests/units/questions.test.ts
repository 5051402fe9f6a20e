// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carSchema } from '@/features/cars/schema';
import { questionsFor } from '@/features/cars/viewing/questionsFor';
import { hostileTexts } from '@tests/support/hostile';

/** A post that leaves nothing open. */
const complete = {
  _id: '0123456789abcdef01234567',
  title: 'Corolla 1.8',
  img: 'http://localhost:4103/cars/hatchback.webp',
  price: 12500,
  condition: 'Used',
  slug: 'toyota',
  position: 5,
  mileage: 48200,
  gear_type: 'Automatic',
  model: 'Corolla E210 (2019)',
  description:
    'One owner, no accidents. Inspected last month. Serviced at 45,000 km, oil changed at 60,000 km next. Two keys. ' +
    'New tyres. No loan on it.',
};

const ask = (changes: object = {}) =>
  questionsFor(v.parse(carSchema, { ...complete, ...changes }), 2026).map(({ text, reason }) => `${text} ${reason}`);
const withText = (text: string) => ask({ description: `${complete.description} ${text}` });

describe('The questions about a post', () => {
  test('are none if it leaves nothing open', () => expect(ask()).toEqual([]));

  test.each<[string, object, string]>([
    ['no price', { price: undefined }, 'What is the price? The post does not state it.'],
    ['a price of a dollar', { price: 1 }, 'Is $1 really the price? That is hardly the price of a whole car.'],
    ['no mileage', { mileage: 'low' }, 'How many kilometres has it been driven? The post does not state it.'],
    ['a used car at 0 km', { mileage: 0 }, 'Is 0 km the right mileage? The post also calls the car “Used”.'],
    [
      'a used car at a million',
      { mileage: 1_500_000 },
      'Is 1,500,000 km the right mileage? Hardly any car is driven that far.',
    ],
    [
      'a new car at 9,000 km',
      {
        condition: 'new',
        mileage: 9000,
        description: 'One owner, no accidents. Inspected. Serviced in May 2025. Two keys. New tyres. No loan.',
      },
      'It is called new: how has it been driven 9,000 km? The post also calls the car “New”.',
    ],
    ['no year', { model: 'Corolla E210' }, 'Which year was it built? No mention found in the post.'],
    [
      'two years',
      { title: 'Corolla 2016' },
      'Which year was it built, 2016 or 2019? The post says both “2016” and “2019”.',
    ],
    [
      'no model',
      { model: undefined, title: 'Corolla 2019' },
      'Which model and engine is it exactly? The post does not state it.',
    ],
    ['no gear type', { gear_type: undefined }, 'Is it manual or automatic? The post does not state it.'],
    ['no seats', { position: 'many' }, 'How many seats does it have? The post does not state it.'],
    ['twenty seats', { position: 20 }, 'How many seats does it have? The post says 20.'],
    [
      'no picture',
      { img: 'javascript:alert(1)' },
      'Can you send me pictures, also of the inside? The post does not state it.',
    ],
    [
      'a hybrid',
      { title: 'Corolla Hybrid' },
      'What is the state of health of its battery? No mention found in the post.',
    ],
  ])('%s', (_, changes, question) => expect(ask(changes)).toEqual([question]));

  test.each<[string, string[]]>([
    [
      'Driven 120,000 km on motorways.',
      ['Which mileage is right, 48,200 km or 120,000 km? The post mentions “120,000 km”.'],
    ],
    ['Warranty until 100,000 km.', []],
    ['Driven only 12,000 km a year.', []],
    [
      'A manual gearbox, fun to drive.',
      ['Is it manual or automatic? The post says both “Automatic” and “manual gearbox”.'],
    ],
    ['The owner’s manual is there.', []],
    [
      'A small stone chip on the bonnet.',
      ['Can you send me a picture of the stone chip? The post mentions “stone chip”.'],
    ],
    ['There is no rust on it.', []],
    [
      'Winter wheels are included.',
      ['How old are the winter tyres, and are they on wheels? The post mentions “Winter wheels”.'],
    ],
  ])('a description with “%s”', (text, questions) => expect(withText(text)).toEqual(questions));

  test.each([
    ['Two owners, an accident in spring.', 'What was damaged, and who repaired it? The post mentions “accident”.'],
    ['Accident-free.', undefined],
    ['It has never been in a crash.', undefined],
    ['A lovely car.', 'Has it ever been in an accident or been repainted? No mention found in the post.'],
  ])('an accident in “%s”', (description, question) => {
    expect(ask({ description }).find((text) => /accident|damaged/.test(text))).toBe(question);
  });

  test('of an empty post are the eight most important ones', () => {
    expect(questionsFor(v.parse(carSchema, { _id: complete._id }), 2026).map(({ id }) => id)).toEqual([
      'price',
      'mileage',
      'year',
      'model',
      'gear',
      'seats',
      'inspection',
      'accident',
    ]);
    expect(ask({ description: undefined })).toContain('How many keys come with it? The post has no description.');
  });

  test('of a service that names no date ask for it, and have words of the post in their reason', () => {
    expect(
      ask({
        description: 'Second owner, full BMW service history. No accident. Inspected. Two keys, new tyres, no loan.',
      }),
    ).toEqual(['When and at how many kilometres was the last service? The post mentions “full BMW service history”.']);
  });

  test.each(Object.entries(hostileTexts))('of a hostile post (%s) are few and short', (_, text) => {
    const questions = ask({ title: text, model: text, description: text, condition: text, gear_type: text });
    expect(questions.length).toBeLessThanOrEqual(8);
    for (const question of questions) expect(question.length).toBeLessThan(260);
  });
});
