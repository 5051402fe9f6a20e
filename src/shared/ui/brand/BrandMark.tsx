import css from './BrandMark.module.css';
import { cx } from '@/shared/ui/cx';

interface BrandMarkProps {
  name: string;
  /** `plate` stands on pictures. */
  variant?: 'outline' | 'plate' | undefined;
}

/** A brand's name set as a badge: one shape for all of them. */
export function BrandMark({ name, variant = 'outline' }: BrandMarkProps) {
  return <span className={cx(css['mark'], css[variant])}>{name}</span>;
}
