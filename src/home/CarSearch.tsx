import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import { useId, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import type { Category } from '@/categories/schema';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { useAddressQuery } from '@/lib/browser/useAddressQuery';
import { paths } from '@/lib/config/paths';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { ErrorBoundary, ErrorFallback } from '@/ui/feedback/ErrorBoundary';
import { Announcement } from '@/ui/feedback/LiveRegion';
import { Text } from '@/ui/Text';
import { addressOf, chosenIn, chosenQuery, countMatching, searchFields, writeChoices, type CarQuery } from './carQuery';
import { homeTexts } from './texts';
import css from './CarSearch.module.css';

const texts = homeTexts.search;
const SearchSheet = lazyWithPreload(() => import('./SearchSheet'), 'SearchSheet', { isAwaited: true });

interface CarSearchProps {
  brands: readonly Pick<Category, 'slug' | 'name'>[];
  cars: readonly Car[] | undefined;
}

/**
 * Leads to the cars that fit. On a phone one field opens a sheet with the same choices. The form also works without code: its fields have
 * the names that the list's address has.
 */
export function CarSearch({ brands, cars }: CarSearchProps) {
  const [addressQuery, changeAddress] = useAddressQuery();
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const id = useId();
  const fields = searchFields(brands);
  const query = chosenQuery(new URLSearchParams(isHydrated ? addressQuery : ''), fields);
  const count = cars && countMatching(query, cars);
  const chosen = chosenIn(query, fields);
  const words = chosen === '' ? texts.hint : chosen;
  // Of the choices made before the code was there, one event follows the other before the next render.
  const choose = (choices: Partial<CarQuery>) => changeAddress((params) => writeChoices(params, choices, fields));
  const open = () => void navigate(addressOf(query, fields));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    open();
  };

  return (
    <>
      <form
        role="search"
        aria-label={texts.title}
        method="get"
        action={paths.cars}
        className={css.bar}
        onSubmit={submit}
      >
        {fields.map(({ part, name, label, options }) => (
          <div key={name} className={css.field}>
            <label htmlFor={id + name}>{label}</label>
            <select
              id={id + name}
              name={name}
              value={query[part]}
              onChange={({ target: { value } }) => choose({ [part]: value })}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value} dir="auto">
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown size={16} />
          </div>
        ))}
        <Button type="submit" variant="primary" disabled={count === 0} className={css.show}>
          {texts.show(count)}
        </Button>
        <Announcement>{chosen !== '' && texts.show(count)}</Announcement>
      </form>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.opener(words)}
        className={cx(css.opener, chosen !== '' && css.chosen)}
        {...SearchSheet.preloadProps}
        onClick={() => setIsOpen(true)}
      >
        <Search size={20} />
        <Text as="span" isTruncated>
          {words}
        </Text>
      </button>
      {isOpen && (
        <ErrorBoundary fallback={(onRetry, error) => <ErrorFallback error={error} onRetry={onRetry} />}>
          <SearchSheet
            fields={fields}
            query={query}
            count={count}
            onChoose={choose}
            onShow={open}
            onClose={() => setIsOpen(false)}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

/** The document of home is the same for each address, and so is the first render, which takes it over. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
