import { paths } from '@/shared/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { paymentMessages as messages } from '@/shared/words/payments';
import css from './panel.module.css';

/** For an id that is foreign, unknown or malformed: it says nothing of whose it may be. */
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
              {messages.backToWishlist}
            </ButtonLink>
          }
        >
          {messages.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
