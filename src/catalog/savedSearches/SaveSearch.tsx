import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { useState } from 'react';
import type { Car } from '@/cars/schema';
import type { CarFilters } from '@/catalog/filters/carFilters';
import { useUserStore } from '@/lib/browser/userStore';
import { useUser } from '@/session/session';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { MAX_SAVED_SEARCHES } from './limits';
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
  const isFull = searches.length >= MAX_SAVED_SEARCHES;
  const name = nameOfSearch(filters, search.brand, cars);
  if (name === '') return null;

  const toggle = () => {
    setIsRefused(!isSaved && isFull);
    if (isSaved) removeSearch(email, search);
    else if (!isFull) saveSearch(email, { ...search, name, openedAt: Date.now() });
  };
  return (
    <>
      {isRefused && isFull && !isSaved && (
        <LiveRegion size="s" isDanger role="alert">
          {texts.full(MAX_SAVED_SEARCHES)}
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
