import { paths } from '@/shared/paths';
import { EmptySearch } from '@/shared/ui/art/EmptySearch';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';
import { paymentWords as words } from '@/shared/words/payments';
import css from './panel.module.css';

/** For an id that is foreign, unknown or malformed: it says nothing of whose it may be. */
export function PaymentNotFound() {
  return (
    <>
      <PageHeading>{words.title}</PageHeading>
      <div className={css['below']}>
        <EmptyState
          art={<EmptySearch />}
          title={words.notFound}
          action={
            <ButtonLink to={paths.dashboard} look="primary">
              {words.backToWishlist}
            </ButtonLink>
          }
        >
          {words.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
