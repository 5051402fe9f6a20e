import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import css from './Plate.module.css';

/** A few words on a picture. */
export function Plate({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx(css.plate, className)} />;
}
