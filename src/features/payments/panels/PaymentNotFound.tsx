import { paths } from '@/shared/config/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { paymentMessages as messages } from '@/shared/messages/payments';
import { receiptMessages } from '@/shared/messages/receipt';
import css from './panel.module.css';

/** For an id that is malformed, unknown or another user's; the text does not reveal which. */
export function PaymentNotFound() {
  return (
    <>
      <PageHeading>{messages.title}</PageHeading>
      <div className={css['below']}>
        <EmptyState
          art={<EmptySearch />}
          title={messages.notFound}
          action={
            <ButtonLink to={paths.dashboard} variant="primary">
              {receiptMessages.backToWishlist}
            </ButtonLink>
          }
        >
          {messages.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
