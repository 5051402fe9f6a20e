import type { ReactNode } from 'react';
import { carDetailsTexts as texts } from './texts';
import { PrintButton, ShareButton } from '@/ui/button/ShareButton';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/cards/texts';
import { addressOf } from './addressOf';
import { Row } from '@/ui/layout/layout';
import css from './QuietActions.module.css';

interface QuietActionsProps {
  car: Pick<Car, 'id' | 'title'>;
  compare?: ReactNode;
  report?: ReactNode;
}

/** The row below the buttons for buying: compare, share, print, report. */
export function QuietActions({ car, compare, report }: QuietActionsProps) {
  return (
    <Row
      align="stretch"
      justify="between"
      isWrapping
      data-screen-only
      className={css.row}
      role="group"
      aria-label={texts.tools}
    >
      {compare}
      <ShareButton title={titleOf(car)} address={addressOf(car)} />
      <PrintButton />
      {report}
    </Row>
  );
}
