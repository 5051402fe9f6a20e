import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { paths } from '@/lib/config/paths';
import { Button, ButtonLink } from '@/ui/button/Button';
import { CarLink } from '@/cars/CarLink';
import { receiptTexts } from './texts';
import { Row, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { focusOnMount } from '@/ui/feedback/focus';
import type { Contact } from '@/payments/order';
import panel from './panel.module.css';
import css from './PaymentReceipt.module.css';
import { SellerFacts } from './SellerFacts';
import { SellerLinks } from './SellerLinks';
import { TransactionId } from './TransactionId';

interface PaymentReceiptProps {
  car: { id: string; title: string };
  price: string;
  contact: Contact | undefined;
  /** Known only on the device that was used to pay. */
  transactionId: string | undefined;
  /** The receipt has just replaced the card form; its heading takes the focus. */
  isFresh: boolean;
}

export function PaymentReceipt({ car, price, contact, transactionId, isFresh }: PaymentReceiptProps) {
  return (
    <Panel as="section" className={css.receipt}>
      <span className={css.done}>
        <Check size={32} strokeWidth={2.25} />
      </span>
      <h2 tabIndex={-1} ref={isFresh ? focusOnMount : null} className={css.title}>
        {receiptTexts.success}
      </h2>
      <Row
        as="p"
        gap={4}
        rowGap={1}
        align="stretch"
        justify="between"
        isWrapping
        isNumeric
        isBreaking
        className={css.paid}
      >
        <CarLink carId={car.id}>
          <bdi>{car.title}</bdi>
        </CarLink>
        <b>{`${price} · ${receiptTexts.paid}`}</b>
      </Row>
      <Text size="s" isMuted className={panel.caption}>
        {receiptTexts.transaction}
      </Text>
      {transactionId ? (
        <TransactionId id={transactionId} />
      ) : (
        <Text isMuted className={css.elsewhere}>
          {receiptTexts.transactionElsewhere}
        </Text>
      )}
      <Text as="h3" size="l" className={css.next}>
        {receiptTexts.next}
      </Text>
      <Text isMuted>
        {contact?.email ? receiptTexts.nextWrite(transactionId !== undefined) : receiptTexts.nextNoMail}
      </Text>
      <SellerFacts contact={contact} />
      <Row gap={2} align="stretch" isWrapping className={panel.actions}>
        <SellerLinks contact={contact} mail={receiptTexts.mailPaid(car.title, transactionId)} />
        <Button icon={<Printer size={18} />} onClick={() => window.print()}>
          {receiptTexts.print}
        </Button>
        <ButtonLink to={paths.dashboard}>{receiptTexts.backToWishlist}</ButtonLink>
      </Row>
    </Panel>
  );
}
