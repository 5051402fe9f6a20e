import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { CarLink } from '@/shared/ui/CarLink';
import { cx } from '@/shared/ui/cx';
import { receiptMessages } from '@/shared/messages/receipt';
import box from '@/shared/ui/layout/panel.module.css';
import { focusOnMount } from '@/shared/ui/feedback/focusOnMount';
import type { Contact } from '../order';
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
    <section className={cx(box['panel'], panel['panel'], css['receipt'])}>
      <span className={css['done']}>
        <Check size={32} strokeWidth={2.25} />
      </span>
      <h2 tabIndex={-1} ref={isFresh ? focusOnMount : null} className={css['title']}>
        {receiptMessages.success}
      </h2>
      <p className={css['paid']}>
        <CarLink carId={car.id}>
          <bdi>{car.title}</bdi>
        </CarLink>
        <b>{`${price} · ${receiptMessages.paid}`}</b>
      </p>
      <p className={panel['caption']}>{receiptMessages.transaction}</p>
      {transactionId ? (
        <TransactionId id={transactionId} />
      ) : (
        <p className={css['elsewhere']}>{receiptMessages.transactionElsewhere}</p>
      )}
      <h3 className={css['next']}>{receiptMessages.next}</h3>
      <p className={panel['quiet']}>
        {contact?.email ? receiptMessages.nextWrite(transactionId !== undefined) : receiptMessages.nextNoMail}
      </p>
      <SellerFacts contact={contact} />
      <div className={panel['actions']}>
        <SellerLinks contact={contact} mail={receiptMessages.mailPaid(car.title, transactionId)} />
        <Button icon={<Printer size={18} strokeWidth={1.75} />} onClick={() => window.print()}>
          {receiptMessages.print}
        </Button>
        <ButtonLink to={paths.dashboard}>{receiptMessages.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}
