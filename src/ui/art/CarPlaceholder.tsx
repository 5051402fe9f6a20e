import { truncate } from '@/lib/text/format';
import { SHORT_TITLE } from '@/lib/config/limits';
import { CarSilhouette } from './CarSilhouette';
import css from './scene.module.css';

interface CarPlaceholderProps {
  brand?: string | undefined;
}

/** Shown instead of a car's picture that is missing or does not load. */
export function CarPlaceholder({ brand }: CarPlaceholderProps) {
  return (
    <svg className={css.scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" strokeWidth="2" aria-hidden>
      <rect fill="var(--sky)" width="400" height="300" />
      <path fill="var(--far)" d="M0 178C80 150 150 156 220 168S340 158 400 148V300H0Z" />
      <rect fill="var(--road)" y="204" width="400" height="96" />
      <rect className={css.kerb} y="204" width="400" height="3" />
      <CarSilhouette x={70} y={232} scale={1.08} paint="grey" />
      {brand && (
        <text className={css.brand} x="200" y="112">
          {truncate(brand, SHORT_TITLE)}
        </text>
      )}
    </svg>
  );
}
