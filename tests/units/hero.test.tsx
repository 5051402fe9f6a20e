import { render } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { MemoryRouter } from 'react-router-dom';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Hero } from '@/home/Hero';

/** What a picture shows: its real width, and its colours as 16 × 9 points in shades of grey. */
async function seen(name: string) {
  const picture = sharp(await readFile(`src/assets/art/${name}`));
  const { width } = await picture.metadata();
  return { width, points: await picture.resize(16, 9, { fit: 'fill' }).greyscale().raw().toBuffer() };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const difference = (one: Buffer, other: Buffer) =>
  mean([...one].map((value, at) => Math.abs(value - (other[at] ?? 0))));

test('The banner has one picture for each theme, whose files show the same in the width that they promise', async () => {
  const { container } = render(<Hero search={undefined} sell="Sell your car" />, { wrapper: MemoryRouter });
  const scenes = await Promise.all(
    [...container.querySelectorAll('picture')].map(async (scene) => {
      const files = (scene.querySelector('img')?.srcset ?? '').split(', ').map((source) => source.split(' '));
      const large = await Promise.all(
        files.map(async ([file = '', promised]) => ({ promised, ...(await seen(basename(file))) })),
      );
      const small = await seen(basename(scene.querySelector('source')?.srcset ?? ''));
      return { theme: scene.className.includes('dark') ? 'dark' : 'light', large, small };
    }),
  );

  expect(scenes.map(({ theme }) => theme)).toEqual(['light', 'dark']);
  for (const { large, small } of scenes) {
    expect(large.map(({ width }) => `${width}w`)).toEqual(large.map(({ promised }) => promised));
    expect(small.width).toBe(780);
    for (const { points } of large) expect(difference(points, large[0]?.points ?? points)).toBeLessThan(3);
  }
  const [light = [], dark = []] = scenes.map(({ large, small }) => [
    mean([...(large[0]?.points ?? [])]),
    mean([...small.points]),
  ]);
  for (const at of [0, 1]) expect(light[at]).toBeGreaterThan((dark[at] ?? 255) + 40);
});
