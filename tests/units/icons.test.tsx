import { render } from '@testing-library/react';
import Heart from 'lucide-react/icons/heart';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { describe, expect, test } from 'vitest';

const svgOf = (icon: React.ReactNode) => render(icon).container.querySelector('svg');

describe('An icon', () => {
  test('has the shapes and the look of the package’s icon, but not its classes', () => {
    const svg = svgOf(<TriangleAlert />);
    expect(svg?.outerHTML).toContain(
      'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"',
    );
    expect([...(svg?.children ?? [])].map((shape) => shape.getAttribute('d'))).toContain('M12 9v4');
    expect(svg).not.toHaveAttribute('class');
  });

  test('takes a size and the attributes of a drawing', () => {
    const svg = svgOf(<Heart size={16} strokeWidth={1.75} className="full" />);
    for (const [name, value] of Object.entries({ width: '16', height: '16', 'stroke-width': '1.75', class: 'full' }))
      expect(svg).toHaveAttribute(name, value);
  });

  test('is hidden from screen readers unless a prop says otherwise', () => {
    expect(svgOf(<Heart />)).toHaveAttribute('aria-hidden', 'true');
    expect(svgOf(<Heart aria-hidden={false} />)).toHaveAttribute('aria-hidden', 'false');
  });
});
