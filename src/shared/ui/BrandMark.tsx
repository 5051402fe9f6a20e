import css from './BrandMark.module.css';
import { classes } from './classes';

interface BrandMarkProps {
  name: string;
  /** `plate` stands on pictures. */
  look?: 'outline' | 'plate' | undefined;
}

/** A brand's name set as a badge: one shape for all of them. */
export function BrandMark({ name, look = 'outline' }: BrandMarkProps) {
  return <span className={classes(css['mark'], css[look])}>{name}</span>;
}
