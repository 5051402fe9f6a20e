import X from 'lucide-react/icons/x';
import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Car } from '@/cars/schema';
import { addressOf, savedSearches } from '@/catalog/savedSearches/savedSearches';
import { afterPaint, useAfterPaint } from '@/lib/browser/afterPaint';
import { useUserStore } from '@/lib/browser/userStore';
import { paths } from '@/lib/config/paths';
import { IconButton } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { focusHeading } from '@/ui/focus';
import { Panel, Row } from '@/ui/layout/layout';
import { newsSince, type SavedWish } from './news';
import { sinceTexts as texts } from './texts';
import { continueVisit, putAside, visits } from './visits';
import css from './SinceYouWereHere.module.css';

const MAX_SEARCHES = 3;

interface SinceYouWereHereProps {
  user: string;
  /** All cars of others; undefined until they are loaded. */
  cars: readonly Car[] | undefined;
  /** The cars on the user's wishlist that they have not bought; undefined until it is loaded. */
  wishes: readonly SavedWish[] | undefined;
  /** The saved searches say themselves what is new for them. */
  isBesideSearches: boolean;
  className: string | undefined;
}

/** What is new since the user's previous visit on this device. Shows nothing if there was none, or if nothing is new. */
export function SinceYouWereHere({ user, cars, wishes, isBesideSearches, className }: SinceYouWereHereProps) {
  const visit = useUserStore(visits, user);
  const saved = useUserStore(savedSearches, user);
  // Before that, the stored visit may be the previous one.
  const [isVisiting, setIsVisiting] = useState(false);
  useEffect(
    () =>
      afterPaint(() => {
        continueVisit(user);
        setIsVisiting(true);
      }),
    [user],
  );
  const previous = isVisiting ? visit?.previous : undefined;
  const news = useAfterPaint(
    useCallback(
      () => (previous !== undefined && cars && wishes ? newsSince(previous, saved, wishes, cars) : undefined),
      [previous, saved, wishes, cars],
    ),
  );
  const title = useId();
  if (!news) return null;

  const { newCars, searches, mark } = news;
  const links = [
    ...(newCars > 0 ? [{ to: paths.cars, text: texts.newCars(newCars) }] : []),
    ...searches
      .slice(0, isBesideSearches ? 0 : MAX_SEARCHES)
      .map(({ search, count }) => ({ to: addressOf(search), text: texts.newFor(count, search.name) })),
    ...(mark !== '' && mark !== visit?.known ? [{ to: paths.dashboard, text: texts.wishes(news.wishes) }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <Panel as="section" className={cx(css.news, !isBesideSearches && css.wide, className)} aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <Row as="ul" gap={6} rowGap={0} align="stretch" isWrapping>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} dir="auto">
              {text}
            </Link>
          </li>
        ))}
      </Row>
      <IconButton
        variant="ghost"
        label={texts.dismiss}
        onClick={() => {
          putAside(user, mark);
          focusHeading();
        }}
      >
        <X size={18} />
      </IconButton>
    </Panel>
  );
}
