import { render } from '@testing-library/react';
import Heart from 'lucide-react/icons/heart';
import { expect, test } from 'vitest';

const svgOf = (icon: React.ReactNode) => render(icon).container.querySelector('svg');

test('An icon has the shapes and the look of the package’s icon, takes attributes, and is hidden from screen readers unless a prop says otherwise', () => {
  const svg = svgOf(<Heart size={16} strokeWidth={1.75} className="full" />);
  expect(svg?.querySelector('path')?.getAttribute('d')).toMatch(/^M2 9\.5/);
  for (const [name, value] of Object.entries({
    width: '16',
    'stroke-width': '1.75',
    class: 'full',
    stroke: 'currentColor',
  }))
    expect(svg).toHaveAttribute(name, value);
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svgOf(<Heart aria-hidden={false} />)).toHaveAttribute('aria-hidden', 'false');
});
