import type { ReactNode } from 'react';
import { ComparisonChip } from '@/catalog/comparison/ComparisonChip';
import { breakpoints } from '@/lib/config/breakpoints';
import { formatPrice } from '@/lib/text/format';
import css from './PhoneBar.module.css';

/** A phone, but not where little of the page would be left above the bar. */
export const phoneBarMedia = `${breakpoints.phone} and (min-height: 30rem)`;

interface PhoneBarProps {
  price: number | undefined;
  /** The green button. */
  children: ReactNode;
}

/**
 * What stays at the foot of a phone: the price, the compared cars and the green button. It is the last of the page, where it is seen:
 * whoever goes through the page by keyboard comes to it after the rest.
 */
export function PhoneBar({ price, children }: PhoneBarProps) {
  const text = formatPrice(price);
  const style: Record<`--${string}`, number> = { '--length': text.length };
  return (
    <div data-phone-bar data-screen-only className={css.bar}>
      <b className={css.price} style={style} aria-hidden>
        {text}
      </b>
      <ComparisonChip />
      {children}
    </div>
  );
}
