import { fireEvent, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aBuyer } from '@tests/support/people';
import { visit } from '@tests/support/visit';
import { aCar } from '@tests/support/world';

const detailsOf = ({ id }: { id: string }) => `/carsCategories/carDetails/${id}`;

describe('The large picture', () => {
  test('opens at Fit, zooms by buttons, slider, wheel, pinch and keys, and gives the focus back at Esc', async () => {
    const corolla = aCar({ title: 'Corolla <b>2016</b>' });
    const { user, screen } = await visit(detailsOf(corolla), aBuyer());
    const opener = await screen.findByRole('button', { name: 'Large picture' });
    await user.click(opener);

    const dialog = within(await screen.findByRole('dialog', { name: 'Corolla <b>2016</b>' }));
    const picture = dialog.getByRole('img', { name: 'Corolla <b>2016</b>' });
    const stage = picture.parentElement?.parentElement ?? document.body;
    const zoom = () => dialog.getByRole('status').textContent;
    expect(zoom()).toBe('100 %');
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();

    await user.click(dialog.getByRole('button', { name: 'Larger' }));
    expect(zoom()).toBe('125 %');
    await user.keyboard('++-');
    expect(zoom()).toBe('156 %');
    await user.keyboard('{Control>}-{/Control}');
    expect(zoom()).toBe('156 %');
    await user.keyboard('0');
    expect(zoom()).toBe('100 %');

    fireEvent.wheel(stage, { deltaY: -500, clientX: 640, clientY: 384 });
    expect(zoom()).toBe('272 %');
    fireEvent.wheel(stage, { deltaY: -5000, clientX: 640, clientY: 384 });
    expect(zoom()).toBe('400 %');
    await user.click(dialog.getByRole('button', { name: 'Fit' }));

    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 540, clientY: 384 });
    fireEvent.pointerDown(stage, { pointerId: 2, clientX: 740, clientY: 384 });
    fireEvent.pointerMove(stage, { pointerId: 2, clientX: 940, clientY: 384 });
    expect(zoom()).toBe('200 %');
    fireEvent.pointerUp(stage, { pointerId: 1 });
    fireEvent.pointerUp(stage, { pointerId: 2 });

    fireEvent.change(dialog.getByRole('slider', { name: 'Zoom' }), { target: { value: '300' } });
    expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '300 %');
    const before = picture.style.translate;
    await user.keyboard('{ArrowRight}');
    const afterKey = picture.style.translate;
    expect(afterKey).not.toBe(before);
    fireEvent.pointerDown(stage, { pointerId: 1, clientX: 600, clientY: 300 });
    fireEvent.pointerMove(stage, { pointerId: 1, clientX: 660, clientY: 300 });
    expect(picture.style.translate).not.toBe(afterKey);
    fireEvent.pointerUp(stage, { pointerId: 1 });

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.click(opener);
    expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('100 %');
  });

  test('is not offered for a car without a picture, or with one that does not load', async () => {
    const without = aCar({ title: 'Without picture', img: 'javascript:alert(1)' });
    const noor = aBuyer();
    const { screen } = await visit(detailsOf(without), noor);
    expect(await screen.findByRole('img', { name: 'Without picture' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Large picture' })).not.toBeInTheDocument();

    const broken = aCar({ title: 'Broken picture' });
    const page = await visit(detailsOf(broken), noor);
    fireEvent.error(await page.screen.findByRole('img', { name: 'Broken picture' }));
    expect(page.screen.queryByRole('button', { name: 'Large picture' })).not.toBeInTheDocument();
  });
});
