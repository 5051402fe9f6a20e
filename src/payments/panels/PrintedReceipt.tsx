import { generatePath } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { specLine } from '@/cars/specs';
import { useNow } from '@/lib/browser/useNow';
import { env } from '@/lib/config/env';
import { paths } from '@/lib/config/paths';
import { formatCharge, formatDate, formatPrice } from '@/lib/text/format';
import type { Payment } from '@/payments/engine/entry';
import { isOf } from '@/payments/engine/prepareIntent';
import { isTestMode } from '@/payments/stripe/stripe';
import { paymentTexts as texts } from '@/payments/texts';
import { useUser } from '@/session/session';
import { Row } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { ProperName } from '@/ui/Text';
import { standingOf, useSellerRecord } from '@/users/profile/sellerRecord';
import { paymentTime } from './paymentTime';
import css from './PrintedReceipt.module.css';

interface PrintedReceiptProps {
  payment: Payment;
  title: string;
  /** Undefined if the car cannot be read, for instance because it is no longer listed. */
  listed: Car | undefined;
}

/** The receipt on paper, in place of the page: it states by itself who paid what to whom, and for which car. */
export function PrintedReceipt({ payment, title, listed }: PrintedReceiptProps) {
  const today = new Date(useNow());
  const { name, email } = useUser();
  const seller = useSellerRecord(listed?.seller.email);
  const { carId, wishId, intentId, price, amount, currency } = payment;
  const charged = formatCharge(amount, currency, { isExact: true });

  return (
    <section hidden aria-label={texts.printed.title} className={css.sheet}>
      <Row gap={6} align="end" justify="between" className={css.head}>
        <b translate="no">{env.site.name}</b>
        <span>{texts.printed.on(formatDate(today))}</span>
      </Row>
      <h1>{texts.receiptTitle}</h1>
      <p className={css.success}>{texts.success}</p>
      <dl className={css.facts}>
        <Fact label={texts.printed.buyer} lines={[name.trim() || undefined, email]} />
        <Fact
          label={texts.seller}
          lines={[listed?.seller.name, listed?.seller.email, listed?.phone, listed && standingOf(seller)]}
        />
        <Fact label={texts.printed.paidOn} lines={[paymentTime(payment)]} />
        <Fact isCode label={texts.transaction} lines={[intentId]} />
      </dl>
      <table className={css.bill}>
        <thead>
          <tr>
            <th scope="col">{texts.printed.car}</th>
            <th scope="col">{texts.printed.amount}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <Row gap={5} rowGap={3} align="start" isWrapping className={css.car}>
                {listed?.image !== undefined && (
                  <Picture src={listed.image} alt="" width={156} height={104} priority className={css.picture} />
                )}
                <div>
                  <h2 dir="auto">{title}</h2>
                  {listed &&
                    specLinesOf(listed).map((line) => (
                      <p key={line} dir="auto">
                        {line}
                      </p>
                    ))}
                  <p>{texts.printed.post(carId)}</p>
                </div>
              </Row>
            </td>
            <td>{charged}</td>
          </tr>
          <tr className={css.total}>
            <th scope="row">
              {texts.orderTotal}
              <small>{currency === 'usd' ? texts.printed.inDollars : texts.printed.byCard}</small>
            </th>
            <td>{`${charged} ${currency.toUpperCase()}`}</td>
          </tr>
        </tbody>
      </table>
      <div className={css.notes}>
        {!isOf(price, payment) && <p>{texts.otherCharge(formatCharge(amount, currency), formatPrice(price))}</p>}
        <p>{isTestMode ? <b>{texts.printed.testMode}</b> : texts.printed.paidHere(env.site.name)}</p>
        <p>{texts.printed.meaning}</p>
      </div>
      <Row gap={6} align="end" justify="between" className={css.foot}>
        <span>{texts.printed.site(env.site.name, window.location.host)}</span>
        <span>{generatePath(paths.payment, { id: wishId })}</span>
      </Row>
    </section>
  );
}

/** Without the lines of which the post states nothing. */
const specLinesOf = (car: Car) =>
  [specLine(car, ['brand', 'model', 'condition']), specLine(car, ['mileage', 'gearType', 'wheel'])].filter(Boolean);

interface FactProps {
  label: string;
  /** Undefined and empty ones are left out. */
  lines: readonly (string | undefined)[];
  isCode?: boolean;
}

function Fact({ label, lines, isCode = false }: FactProps) {
  const known = [...new Set(lines.flatMap((line) => (line ? [line] : [])))];
  return (
    <div>
      <dt>{label}</dt>
      {(known.length > 0 ? known : [texts.unknownHere]).map((line) => (
        <dd key={line} className={isCode && known.length > 0 ? css.code : undefined}>
          <ProperName>{line}</ProperName>
        </dd>
      ))}
    </div>
  );
}
