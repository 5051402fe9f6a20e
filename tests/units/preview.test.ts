// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { previewCar } from '@/selling/form/previewCar';
import { emptyPost } from '@/selling/post/postValues';
import { hostileTexts } from '@tests/support/hostile';

const now = Date.parse('2026-11-20');
const seller = { name: 'Mara', photoUrl: undefined, email: 'mara@example.test' };
const options = { seller, image: undefined, id: undefined };

afterEach(() => void vi.useRealTimers());

test('The preview can be read on a device whose clock says 1970', () => {
  vi.useFakeTimers({ now: 60_000 });
  expect(previewCar(emptyPost, options).listedAt?.getTime()).toBe(60_000);
});

test('The preview reads a post as a buyer’s page does, also a hostile one', () => {
  vi.useFakeTimers({ now });
  for (const text of Object.values(hostileTexts)) {
    const car = previewCar({ ...emptyPost, title: text, description: text, model: text, price: text }, options);
    expect(car.title?.length ?? 0).toBeLessThanOrEqual(120);
    expect(car.listedAt?.getTime()).toBe(now);
  }
  expect(previewCar({ ...emptyPost, price: '12,500' }, options).price).toBe(12_500);
});
