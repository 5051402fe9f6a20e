import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { carUrl } from '@/cars/CarLink';
import type { Car } from '@/cars/schema';
import { titleOf } from '@/cars/texts';
import { Button } from '@/ui/button/Button';
import { ShareButton } from '@/ui/feedback/ShareButton';
import { Row } from '@/ui/layout/layout';
import { uiTexts } from '@/ui/texts';
import { carDetailsTexts as texts } from './texts';
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
      <ShareButton title={titleOf(car)} address={carUrl(car.id)} />
      <PrintButton />
      {report}
    </Row>
  );
}

function PrintButton() {
  return (
    <Button variant="quiet" icon={<Printer size={18} />} onClick={() => window.print()}>
      {uiTexts.print}
    </Button>
  );
}
