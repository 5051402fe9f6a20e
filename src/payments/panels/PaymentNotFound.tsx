import { paths } from '@/lib/config/paths';
import { EmptySearch } from '@/ui/art/EmptyScenes';
import { ButtonLink } from '@/ui/button/Button';
import { EmptyState } from '@/ui/feedback/Loaded';
import { PageHeading } from '@/ui/layout/layout';
import { paymentTexts as texts } from '@/payments/texts';
import { receiptTexts } from './texts';
import css from './panel.module.css';

/** For an id that is malformed, unknown or another user's; the text does not reveal which. */
export function PaymentNotFound() {
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <div className={css.below}>
        <EmptyState
          art={<EmptySearch />}
          title={texts.notFound}
          action={
            <ButtonLink to={paths.dashboard} variant="primary">
              {receiptTexts.backToWishlist}
            </ButtonLink>
          }
        >
          {texts.notFoundHint}
        </EmptyState>
      </div>
    </>
  );
}
