import type { SVGProps } from 'react';

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** What the icons of lucide-react are drawn with (`tools/iconsPlugin.ts`). An icon is hidden from screen readers unless a prop says otherwise. */
export function createIcon(shapes: readonly [Shape: string, attributes: Record<string, string>][]) {
  return function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        {shapes.map(([Shape, attributes], place) => (
          <Shape key={place} {...attributes} />
        ))}
      </svg>
    );
  };
}
