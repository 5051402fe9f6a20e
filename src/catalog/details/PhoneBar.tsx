import type { ReactNode } from 'react';
import { Amount } from '@/cars/cards/CarPrice';
import { ComparisonChip } from '@/catalog/comparison/ComparisonChip';
import { breakpoints } from '@/lib/config/breakpoints';
import { FootBar } from '@/ui/list/FootBar';
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
  return (
    <FootBar data-phone-bar className={css.bar}>
      <Amount price={price} className={css.price} aria-hidden />
      <ComparisonChip />
      {children}
    </FootBar>
  );
}
