import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import Bookmark from 'lucide-react/icons/bookmark';
import { useState, type ReactNode } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { savedSearchMessages as messages } from '@/shared/messages/savedSearches';
import { useUser } from '@/shared/session/SessionProvider';
import { Button } from '@/shared/ui/button/Button';
import type { CarFilters } from '../filters/carFilters';
import type { Car } from '../schema';
import css from './SaveSearch.module.css';
import { isSameSearch, savedSearches, searchOf } from './savedSearches';
import { SavedSearchesDialog } from './SavedSearchesDialog';
import { SaveSearchDialog } from './SaveSearchDialog';
import { useRememberFilters } from '../following/useRememberFilters';

interface SaveSearchProps {
  filters: CarFilters;
  /** The slug, on the page of a brand. */
  brand: string | undefined;
  cars: readonly Car[];
  /** Fits among the controls of a narrow screen. */
  isShort: boolean;
  /** Places the button. The dialogs are outside, so that they stay open when it moves to another place. */
  children: (button: ReactNode) => ReactNode;
}

/** A button that saves the present filters under a name. Once they are saved, it opens the saved searches. */
export function SaveSearch({ filters, brand, cars, isShort, children }: SaveSearchProps) {
  const { email } = useUser();
  const searches = useUserStore(savedSearches, email);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const search = searchOf(filters, brand);
  const isSaved = searches.some((other) => isSameSearch(other, search));
  useRememberFilters(email, search);
  const close = () => setDialog(undefined);

  return (
    <>
      {children(
        <Button
          className={css['save']}
          icon={isSaved ? <BookmarkCheck size={18} strokeWidth={1.75} /> : <Bookmark size={18} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={() => setDialog(isSaved ? 'manage' : 'save')}
        >
          {isSaved ? messages.isSaved : isShort ? messages.saveShort : messages.save}
        </Button>,
      )}
      {dialog === 'save' && (
        <SaveSearchDialog user={email} search={search} filters={filters} cars={cars} onClose={close} />
      )}
      {dialog === 'manage' && <SavedSearchesDialog user={email} onClose={close} />}
    </>
  );
}
