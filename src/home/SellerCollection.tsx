import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '@/api/callError';
import { sellerPosts } from '@/cars/queries';
import type { Car } from '@/cars/schema';
import { sortCars } from '@/catalog/filters/carSort';
import { EmptyLot } from '@/ui/art/EmptyLot';
import { EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { hasFailed, Loaded } from '@/ui/feedback/Loaded';
import { StaleNote } from '@/ui/feedback/notes';
import { Row } from '@/ui/layout/layout';
import { Section } from '@/ui/layout/Section';
import { NewItemsButton } from '@/ui/list/NewItemsButton';
import { useStableRows } from '@/ui/list/stableRows';
import { useShowMore } from '@/ui/list/useShowMore';
import { HomeCarCard } from '@/wishlist/cards/HomeCarCard';
import { FIRST_POSTS, MORE_POSTS } from './limits';
import { SellerCollectionSkeleton } from './SellerCollectionSkeleton';
import { SignInInvitation } from './SignInInvitation';
import { homeTexts } from './texts';
import css from './SellerCollection.module.css';

const texts = homeTexts.collection;

/** The same element each time, so that it is not rendered again. */
const skeleton = <SellerCollectionSkeleton />;

interface SellerCollectionProps {
  /** Nothing is fetched while the viewer is unknown. */
  viewer: 'unknown' | 'visitor' | 'user';
}

/** The live list of seller posts. Visitors see teasers if the REST API returns the list without a token. */
export function SellerCollection({ viewer }: SellerCollectionProps) {
  const posts = useQuery({
    ...sellerPosts,
    select: newestFirst,
    enabled: viewer !== 'unknown',
  });
  const { rows, newCount, showNew } = useStableRows(posts.data);
  const { list, limit, more, showMore } = useShowMore(rows.length, FIRST_POSTS, MORE_POSTS);
  const isTeaser = viewer !== 'user';
  const isInvited = isTeaser && isRefusal(posts.error);
  // The page says once what could not be loaded.
  if (hasFailed(posts) && !isInvited) return null;

  return (
    <Section
      isFirst
      className={css.section}
      title={texts.title}
      sub={texts.sub}
      end={<NewItemsButton count={newCount} onShow={showNew} />}
      note={<StaleNote query={posts} />}
    >
      {isInvited && !posts.data ? (
        <SignInInvitation />
      ) : (
        <Loaded isDeferred query={posts} skeleton={skeleton}>
          {() =>
            rows.length === 0 ? (
              <EmptyState art={<EmptyLot />} title={texts.empty}>
                {texts.emptyHint}
              </EmptyState>
            ) : (
              <ul ref={list} className={css.list}>
                {rows.slice(0, limit).map(({ row: car, isGone }, index) => (
                  <li key={car.id}>
                    <HomeCarCard
                      car={car}
                      isGone={isGone}
                      priority={index < FIRST_POSTS}
                      seller={isTeaser ? 'name' : 'name and status'}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
      {more > 0 && (
        <Row justify="center" className={css.more}>
          <Button onClick={showMore}>{texts.showMore(more)}</Button>
        </Row>
      )}
    </Section>
  );
}

function newestFirst(cars: readonly Car[]) {
  return sortCars(cars, 'newest', (car) => car);
}
