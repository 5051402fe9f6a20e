import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { formatPrice } from '@/shared/messages/format';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { cx } from '@/shared/ui/cx';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { focusOnMount } from './focusOnMount';
import type { Contact } from '../order';
import panel from './panel.module.css';
import css from './PaymentReceipt.module.css';
import { SellerFacts } from './SellerFacts';
import { SellerLinks } from './SellerLinks';
import { TransactionId } from './TransactionId';

interface PaymentReceiptProps {
  car: string;
  price: number | undefined;
  contact: Contact | undefined;
  /** Known only on the device that was used to pay. */
  transactionId: string | undefined;
  /** The receipt has just replaced the card form; its heading takes the focus. */
  isFresh: boolean;
}

export function PaymentReceipt({ car, price, contact, transactionId, isFresh }: PaymentReceiptProps) {
  return (
    <section className={cx(panel['panel'], css['receipt'])}>
      <span className={css['done']}>
        <Check size={32} strokeWidth={2.25} aria-hidden />
      </span>
      <h2 tabIndex={-1} ref={isFresh ? focusOnMount : null} className={css['title']}>
        {messages.success}
      </h2>
      <p className={css['paid']}>
        <span>{car}</span>
        <b>{`${formatPrice(price)} · ${messages.paid}`}</b>
      </p>
      <p className={panel['caption']}>{messages.transaction}</p>
      {transactionId ? (
        <TransactionId id={transactionId} />
      ) : (
        <p className={css['elsewhere']}>{messages.transactionElsewhere}</p>
      )}
      <h3 className={css['next']}>{messages.next}</h3>
      <p className={panel['quiet']}>
        {contact?.email ? messages.nextWrite(transactionId !== undefined) : messages.nextNoMail}
      </p>
      <SellerFacts contact={contact} />
      <div className={panel['actions']}>
        <SellerLinks contact={contact} mail={messages.mailPaid(car, transactionId)} />
        <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <ButtonLink to={paths.dashboard}>{messages.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}
