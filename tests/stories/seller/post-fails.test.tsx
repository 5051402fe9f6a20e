import { describe, expect, test } from 'vitest';
import { breakCall, callsTo } from '@tests/support/calls';
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
});
