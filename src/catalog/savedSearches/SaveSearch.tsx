import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Car } from '@/cars/schema';
import type { CarFilters } from '@/catalog/filters/carFilters';
import { useUserStore } from '@/lib/browser/userStore';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { MAX_SAVED_SEARCHES, MAX_SEARCH_QUERY } from './limits';
import { isSameSearch, removeSearch, savedSearches, saveSearch, type Search, nameOfSearch } from './savedSearches';
import { savedSearchTexts as texts } from './texts';

interface SaveSearchProps {
  search: Search;
  filters: CarFilters;
  cars: readonly Car[];
  className: string | undefined;
}

/** Saves the present search, or removes it from the saved ones. Not shown for the list of all cars without any filter. */
export function SaveSearch({ search, filters, cars, className }: SaveSearchProps) {
  const { email } = useUser();
  const searches = useUserStore(savedSearches, email);
  const [isRefused, setIsRefused] = useState(false);
  const isSaved = searches.some((other) => isSameSearch(other, search));
  const refusal = refusalOf(search, searches.length);
  const name = nameOfSearch(filters, search.brand, cars);
  if (name === '') return null;

  const toggle = ({ currentTarget: button }: MouseEvent) => {
    const { top } = button.getBoundingClientRect();
    flushSync(() => {
      setIsRefused(refusal !== undefined);
      if (isSaved) removeSearch(email, search);
      else if (refusal === undefined) saveSearch(email, { ...search, name, openedAt: Date.now() });
    });
    // On a narrow screen, the first saved search comes above the list.
    document.documentElement.scrollTop += button.getBoundingClientRect().top - top;
  };
  return (
    <>
      {isRefused && refusal !== undefined && !isSaved && (
        <LiveRegion size="s" isDanger role="alert">
          {refusal}
        </LiveRegion>
      )}
      <Button
        variant="quiet"
        className={className}
        icon={isSaved ? <BookmarkCheck size={18} /> : <Bookmark size={18} />}
        title={isSaved ? texts.remove : texts.keptHere}
        onClick={toggle}
        onBlur={() => setIsRefused(false)}
      >
        {isSaved ? texts.isSaved : texts.save}
      </Button>
    </>
  );
}

/** Why the search cannot be saved. */
function refusalOf({ query }: Search, count: number) {
  if (query.length > MAX_SEARCH_QUERY) return texts.tooLong;
  return count >= MAX_SAVED_SEARCHES ? texts.full(MAX_SAVED_SEARCHES) : undefined;
}
