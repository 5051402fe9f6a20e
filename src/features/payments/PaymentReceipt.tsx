import Check from 'lucide-react/icons/check';
import Printer from 'lucide-react/icons/printer';
import { money } from '@/shared/format';
import { paths } from '@/shared/paths';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { classes } from '@/shared/ui/classes';
import { paymentWords as words } from '@/shared/words/payments';
import { focusOn } from './focusOn';
import type { Contact } from './order';
import panel from './panel.module.css';
import css from './PaymentReceipt.module.css';
import { SellerFacts } from './SellerFacts';
import { SellerLinks } from './SellerLinks';
import { TransactionId } from './TransactionId';

interface PaymentReceiptProps {
  car: string;
  price: number | undefined;
  contact: Contact | undefined;
  /** Only the device that the person paid with knows it. */
  transactionId: string | undefined;
  /** It has just taken the form's place. */
  isFresh: boolean;
}

export function PaymentReceipt({ car, price, contact, transactionId, isFresh }: PaymentReceiptProps) {
  return (
    <section className={classes(panel['panel'], css['receipt'])}>
      <span className={css['done']}>
        <Check size={32} strokeWidth={2.25} aria-hidden />
      </span>
      <h2 tabIndex={-1} ref={isFresh ? focusOn : null} className={css['title']}>
        {words.success}
      </h2>
      <p className={css['paid']}>
        <span>{car}</span>
        <b>{`${money(price)} · ${words.paid}`}</b>
      </p>
      <p className={panel['caption']}>{words.transaction}</p>
      {transactionId ? (
        <TransactionId id={transactionId} />
      ) : (
        <p className={css['elsewhere']}>{words.transactionElsewhere}</p>
      )}
      <h3 className={css['next']}>{words.next}</h3>
      <p className={panel['quiet']}>
        {contact?.email ? words.nextWrite(transactionId !== undefined) : words.nextNoMail}
      </p>
      <SellerFacts contact={contact} />
      <div className={panel['actions']}>
        <SellerLinks contact={contact} mail={words.mailPaid(car, transactionId)} />
        <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <ButtonLink to={paths.dashboard}>{words.backToWishlist}</ButtonLink>
      </div>
    </section>
  );
}
