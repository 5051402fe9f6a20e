import { HomeCardSkeleton } from '@/cars/cards/HomeCardSkeleton';
import { Spinner } from '@/ui/feedback/loading';
import { FIRST_POSTS } from './limits';
import { homeTexts } from './texts';
import css from './SellerCollection.module.css';

/** A spinner above placeholders in the shape of the posts. */
export function SellerCollectionSkeleton() {
  return (
    <div className={css.waiting}>
      <div className={css.spinner}>
        <Spinner label={homeTexts.collection.loading} />
      </div>
      <div className={css.list} aria-hidden>
        {Array.from({ length: FIRST_POSTS }, (_, index) => (
          <HomeCardSkeleton key={index} hasSeller />
        ))}
      </div>
    </div>
  );
}
