import { saloon } from './saloon';
import css from './scene.module.css';

interface CarSilhouetteProps {
  x: number;
  y: number;
  scale?: number;
  paint?: 'green' | 'grey';
}

/** A simple car drawing. `x` is its left edge, and `y` is the road under its wheels. */
export function CarSilhouette({ x, y, scale = 1, paint = 'green' }: CarSilhouetteProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth="1.5">
      <ellipse className={css['shade']} cx="119" cy="1" rx="118" ry="5" />
      <path className={paint === 'grey' ? css['grey'] : css['green']} d={saloon.body} />
      <path className={css['glass']} fillRule="evenodd" d={saloon.glass} />
      {saloon.wheels.map((axle) => (
        <g key={axle}>
          <circle className={css['plate']} cx={axle} cy="-16" r="16" />
          <circle className={css['grey']} cx={axle} cy="-16" r="7.5" />
        </g>
      ))}
      <path className={css['amber']} d="M3-37C10-39 18-41 26-42C22-38 14-35 4-34Z" />
      <path className={css['danger']} d="M239-50C232-50 226-48 223-46C228-44 234-43 239-43Z" />
    </g>
  );
}
