import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { Link, useMatch, useSearchParams } from 'react-router-dom';
import { isOwnPost } from '@/cars/isOwnPost';
import { allCars } from '@/cars/queries';
import { readFilters } from '@/catalog/filters/carFilters';
import { afterPaint, useAfterPaint } from '@/lib/browser/afterPaint';
import { useUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import { useUser } from '@/session/session';
import { SideLinks } from '@/ui/layout/SideLinks';
import { Tag } from '@/ui/Tag';
import { VisuallyHidden, Text } from '@/ui/Text';
import { addressOf, isSameSearch, markSearchOpened, newCounts, savedSearches, searchOf } from './savedSearches';
import { savedSearchTexts as texts } from './texts';
import css from './SavedSearches.module.css';

/** Links to the user's saved searches, each with the number of cars that others have posted since they last looked at it. */
export function SavedSearches() {
  const { email } = useUser();
  const { data: cars } = useQuery(allCars);
  const searches = useUserStore(savedSearches, email);
  const others = useMemo(() => cars?.filter((car) => !isOwnPost(car, email)), [cars, email]);
  const counts = useAfterPaint(useCallback(() => others && newCounts(searches, others), [searches, others]));
  const [params] = useSearchParams();
  const present = searchOf(readFilters(params), useMatch(paths.brand)?.params.slug);
  const opened = searches.find((search) => isSameSearch(search, present));
  const openedAddress = cars && opened && addressOf(opened);

  useEffect(() => {
    if (openedAddress === undefined) return undefined;
    return afterPaint(() => {
      const search = savedSearches.read(email).find((other) => addressOf(other) === openedAddress);
      if (search) markSearchOpened(email, search);
    });
    // Cars that come while it is shown are announced in its list.
  }, [email, openedAddress, cars]);

  if (searches.length === 0) return null;
  return (
    <nav className={css.searches} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <SideLinks>
        {searches.map((search, index) => {
          const count = counts?.[index];
          return (
            <li key={addressOf(search)}>
              <Link
                to={addressOf(search)}
                className={css.link}
                aria-current={search === opened ? 'page' : undefined}
                title={search.name}
              >
                <Text as="span" isTruncated dir="auto">
                  {search.name}
                </Text>{' '}
                {count !== undefined && count > 0 && (
                  <Tag variant="tint">
                    <span aria-hidden>{texts.fresh(count)}</span>
                    <VisuallyHidden>{texts.freshCars(count)}</VisuallyHidden>
                  </Tag>
                )}
              </Link>
            </li>
          );
        })}
      </SideLinks>
    </nav>
  );
}
