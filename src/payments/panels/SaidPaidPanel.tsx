import { generatePath } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { paymentTexts as texts } from '@/payments/texts';
import { ButtonLink } from '@/ui/button/Button';
import { Panel, Row, Stack } from '@/ui/layout/layout';
import { MarketplaceLink } from './ContactLinks';
import { LedgerFailure } from './LedgerFailure';
import css from '@/payments/panel.module.css';

interface SaidPaidPanelProps {
  car: { id: string; title: string };
  wishId: string;
}

/** The wish is marked as paid, and this device has no entry of the payment: anybody could have stored such a wish, so this is no receipt. */
export function SaidPaidPanel({ car, wishId }: SaidPaidPanelProps) {
  return (
    <Panel as="section" isPadded className={css.panel}>
      <h2>{texts.saidPaidTitle}</h2>
      <Stack gap={3}>
        <p>{texts.saidPaid}</p>
        <LedgerFailure />
      </Stack>
      <Row gap={2} align="stretch" isWrapping className={css.actions}>
        <MarketplaceLink mail={texts.mailMarketplace(car.title, wishId)} />
        <ButtonLink to={generatePath(paths.carDetails, { id: car.id })}>{texts.seeCar}</ButtonLink>
        <ButtonLink to={paths.dashboard}>{texts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}
