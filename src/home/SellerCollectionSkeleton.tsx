import { WideCardSkeleton } from '@/cars/cards/CardSkeletons';
import { Spinner } from '@/ui/feedback/loading';
import { homeTexts } from './texts';
import css from './SellerCollection.module.css';

/** A spinner above placeholders in the shape of the posts. */
export function SellerCollectionSkeleton({ cards }: { cards: number }) {
  return (
    <div className={css.waiting}>
      <div className={css.spinner}>
        <Spinner label={homeTexts.collection.loading} />
      </div>
      <div className={css.list} aria-hidden>
        {Array.from({ length: cards }, (_, index) => (
          <WideCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
