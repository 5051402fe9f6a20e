import { cx } from '@/ui/cx';
import { ProperName } from '@/ui/Text';
import css from './BrandMark.module.css';

interface BrandMarkProps {
  name: string;
  /** `plate` is for use on pictures. */
  variant?: 'outline' | 'plate' | undefined;
}

/** A brand's name as a badge, in the same shape for all brands. */
export function BrandMark({ name, variant = 'outline' }: BrandMarkProps) {
  return (
    <span className={cx(css.mark, variant === 'plate' && css.plate)}>
      <ProperName>{name}</ProperName>
    </span>
  );
}
