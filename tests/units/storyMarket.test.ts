import axios from 'axios';
import { describe, expect, test } from 'vitest';
import { callsTo } from '@tests/support/calls';
import { goOffline, goOnline } from '@tests/support/network';
import { aBuyer, aSeller } from '@tests/support/people';
import { aPhoto } from '@tests/support/photo';
import { aCar } from '@tests/support/database';

const market = axios.create({
  baseURL: 'http://localhost:4101',
  timeout: 15_000,
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  headers: { 'User-Agent': false },
});
const toyotas = () => market.get<{ _id: string; title: string }[]>('/category/toyota');

describe('The API of a story', () => {
  test('contains what the test created, in order of creation, and nothing of the test before', async () => {
    const corolla = aCar({ title: 'Corolla 2016', slug: 'toyota' });
    aCar({ title: 'X5 2020', slug: 'bmw' });
    const yaris = aCar({ title: 'Yaris 2012', slug: 'toyota' }, new Date('2026-01-05T00:00:00Z'));
    expect((await toyotas()).data.map(({ _id }) => _id)).toEqual([yaris.id, corolla.id]);
    expect((await market.get('/carCategories')).data).toHaveLength(5);
    expect((await market.get('/user/buyer')).data).toEqual([]);
  });

  test('has an account and a profile for each user', async () => {
    const noor = aBuyer();
    aSeller({ name: 'Tomás Vega', email: 'tomas@example.test', record: { useVerify: 'verified' } });
    expect((await market.get(`/users/${noor.email}`)).data).toMatchObject([{ _id: noor.id, name: 'Noor Haddad' }]);
    expect((await market.get('/user/seller')).data).toMatchObject([{ name: 'Tomás Vega', useVerify: 'verified' }]);
    expect(() => aBuyer()).toThrow('another e-mail');
  });

  test('is unreachable offline', async () => {
    goOffline();
    expect(navigator.onLine).toBe(false);
    await expect(toyotas()).rejects.toThrow('Network Error');
    goOnline();
    await toyotas();
  });

  test('accepts real pictures', async () => {
    const bitmap = await createImageBitmap(await aPhoto({ width: 64, height: 48 }));
    expect([bitmap.width, bitmap.height]).toEqual([64, 48]);
    await expect(createImageBitmap(new File(['text'], 'car.jpg'))).rejects.toThrow('could not be decoded');

    const form = new FormData();
    form.append('image', await aPhoto(), 'car.jpg');
    const upload = 'http://localhost:4103/1/upload?key=sandbox-image-key';
    expect((await axios.post(upload, form)).data).toMatchObject({ success: true });
    expect(callsTo('POST /1/upload')[0]?.body).toHaveProperty('image.type', 'image/jpeg');
  });
});
