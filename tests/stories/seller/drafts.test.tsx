import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expireSessions } from '@tests/support/identity';
import { aSeller } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { address, expectFilled, fill, formOf, posted, send } from './postCarForm';

describe('A draft of a post', () => {
  test('survives a reload, with the photo, and can be discarded', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    expect(page.screen.getByText('Draft and photo kept on this device')).toBeVisible();
    const again = await page.reload();
    await expectFilled(again);
    expect(again.screen.getByText('Your draft is back, with its photo.')).toBeVisible();
    expect(again.screen.getByText('car.jpg')).toBeVisible();

    await again.user.click(again.screen.getByRole('button', { name: 'Discard draft' }));
    const question = within(await again.screen.findByRole('dialog', { name: 'Discard this draft?' }));
    await again.user.click(question.getByRole('button', { name: 'Discard draft' }));
    expect(again.screen.getByLabelText('Title')).toHaveValue('');
    const fresh = await again.reload();
    expect((await formOf(fresh)).getByLabelText('Title')).toHaveValue('');
    expect(fresh.screen.queryByText(/kept on this device/)).not.toBeInTheDocument();
    expect(fresh.screen.queryByText('car.jpg')).not.toBeInTheDocument();
  });

  test('survives a visit to another page, with the photo', async () => {
    const page = await visit(address, aSeller());
    await fill(page);
    await page.user.click(page.screen.getByRole('link', { name: 'My Products' }));
    await page.user.click(await page.screen.findByRole('link', { name: 'Add product' }));

    await expectFilled(page);
    expect(page.screen.getByText('car.jpg')).toBeVisible();
    await send(page);
    await page.screen.findByText(posted);
  });

  test('is deleted once the car is posted, and once another user signs in', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await page.user.type((await formOf(page)).getByLabelText('Title'), 'Half a car');
    await page.user.selectOptions(page.screen.getByLabelText('Brand'), 'jeep');
    const other = await visit(address, aSeller({ name: 'Tomas Novak', email: 'tomas@example.test' }));
    expect((await formOf(other)).getByLabelText('Title')).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toContain('Half a car');
    const back = await visit(address, mara);
    expect((await formOf(back)).getByLabelText('Title')).toHaveValue('');
    await fill(back);
    await send(back);
    await back.screen.findByText(posted);
    const next = await visit(address);
    expect((await formOf(next)).getByLabelText('Title')).toHaveValue('');
  });

  test('survives the end of the session, with the photo', async () => {
    const mara = aSeller();
    const page = await visit(address, mara);
    await fill(page);
    expireSessions(mara.email);
    const { session } = await import('@/shared/session/session');
    const { reload } = await session.actions();
    await reload().catch(() => undefined);
    await page.user.type(await page.screen.findByLabelText('Email'), mara.email);
    await page.user.type(page.screen.getByLabelText('Password'), `${mara.password}{Enter}`);

    await expectFilled(page);
    expect(page.screen.getByText('car.jpg')).toBeVisible();
    await send(page);
    await page.screen.findByText(posted);
  });
});
