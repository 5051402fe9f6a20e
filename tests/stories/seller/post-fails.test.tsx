import { describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@/lib/config/limits';
import { breakCall, callsTo } from '@tests/support/calls';
import { advanceTime } from '@tests/support/clock';
import { aCar } from '@tests/support/database';
import { goOffline, goOnline } from '@tests/support/network';
import { aSeller } from '@tests/support/people';
import { sampleTitle } from '@tests/support/samplePost';
import { visit } from '@tests/support/visit';
import { address, expectFilled, fill, frameOf, posted, posts, send } from './postCarForm';

describe('A post that fails', () => {
  test('shows an error, keeps the input and the photo, and can be retried', async () => {
    const repair = breakCall('POST /cars', () => Response.json({ acknowledged: false }));
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('Nothing was changed.');
    await expectFilled(page);
    expect(page.screen.getByText('car.jpg')).toBeVisible();

    repair();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    await page.screen.findByText(posted);
    expect(await posts()).toHaveLength(1);
    expect(callsTo('POST /1/upload')).toHaveLength(1);
  });

  test('after the host has stored it counts as done, however long its photo’s address is', async () => {
    const url = `https://i.ibb.co/${'x'.repeat(300)}/photo.jpg`;
    breakCall('POST /1/upload', () => Response.json({ success: true, status: 200, data: { url } }));
    breakCall('POST /cars', 'response lost');
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);

    await page.screen.findByText(posted);
    expect(await posts()).toMatchObject([{ img: url }]);
  });

  test('and that the browser repeats, without a response, is listed once, and no post of before is touched', async () => {
    const mara = aSeller();
    const url = 'https://i.ibb.co/one/photo.jpg';
    aCar({ title: 'Yaris', email: mara.email, img: url });
    breakCall('POST /1/upload', () => Response.json({ success: true, status: 200, data: { url } }));
    breakCall('POST /cars', 'sent thrice, response lost');
    const page = await visit(address, mara);
    await fill(page);
    await send(page);

    await page.screen.findByText(posted);
    expect((await posts()).map(({ title }) => title)).toEqual(['Yaris', sampleTitle]);

    await advanceTime(MINUTE_MS);
    const next = await visit(address);
    await fill(next);
    await send(next);
    await next.screen.findByText(posted);
    expect((await posts()).map(({ title }) => title)).toEqual(['Yaris', sampleTitle, sampleTitle]);
  });

  test('with an unknown outcome is looked up before a retry, also after a reload', async () => {
    breakCall('POST /cars', 'response lost');
    const repair = breakCall('GET /cars/seller/:email');
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    expect(await page.screen.findByText(/Your car may have arrived/)).toBeVisible();
    repair();
    const again = await page.reload();
    await expectFilled(again);
    await frameOf(again);
    await send(again);

    expect(await again.screen.findByText(posted)).toBeVisible();
    expect(callsTo('POST /cars')).toHaveLength(1);
    expect(await posts()).toHaveLength(1);
  });

  test('but was stored is not sent again after the form has changed: the seller decides', async () => {
    const find = breakCall('POST /cars', 'response lost');
    const repair = breakCall('GET /cars/seller/:email');
    const page = await visit(address, aSeller());
    await fill(page);
    await send(page);
    await page.screen.findByText(/Your car may have arrived/);
    repair();
    find();
    await page.user.type(page.screen.getByLabelText('Title'), ' with tow bar');
    await send(page);
    expect(await page.screen.findByText(/Your earlier attempt did arrive/)).toBeVisible();
    expect(await posts()).toHaveLength(1);

    await send(page);
    await page.screen.findByText(posted);
    expect((await posts()).map(({ title }) => title)).toEqual([sampleTitle, `${sampleTitle} with tow bar`]);
  });

  test('offline is sent when the connection is back', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    goOffline();
    await send(page);
    expect(await page.screen.findByRole('alert')).toHaveTextContent('the image host did not answer');

    goOnline();
    await page.user.click(page.screen.getByRole('button', { name: 'Try again' }));
    await page.screen.findByText(posted);
  });
});
