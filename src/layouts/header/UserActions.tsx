import { DECISION_LOCK, DECISIONS } from '@/admin/moderation/useHasDecisions';
import { useVisit } from '@/catalog/following/useVisit';
import { layoutTexts } from '@/layouts/texts';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { RELISTINGS, REMOVAL_LOCK, REMOVALS } from '@/selling/useHasSellerTasks';
import { useSayUnsent } from '@/session/delayed/notSent';
import { startReads } from '@/session/startReads';
import type { Identity } from '@/session/state/sessionState';
import { DisclosureMenu } from '@/ui/overlay/DisclosureMenu';
import { Avatar } from '@/ui/picture/Avatar';
import { useIsAdmin } from '@/users/lastRoles';
import { WishlistButton } from '@/wishlist/modal/WishlistButton';
import { wishlistOf } from '@/wishlist/queries';
import { AccountHead } from './AccountHead';
import { ThemeChoice } from './ThemeChoice';
import css from './AccountMenu.module.css';

const WaitingChip = lazyWithPreload(() => import('@/admin/moderation/WaitingChip'), 'WaitingChip');

const begunTasks = [
  { store: REMOVALS, lock: REMOVAL_LOCK },
  { store: DECISIONS, lock: DECISION_LOCK },
  { store: RELISTINGS },
] as const;

/** The wishlist is on every page, in the number beside its button and in the hearts of the cards. */
export const loader = () => startReads((read, email) => read(wishlistOf(email)));

/**
 * The header's controls for a signed-in user: for admins the reports that wait, the wishlist, and on wide screens the photo, which opens
 * the menu of the account.
 */
export function UserActions({ user }: { user: Identity }) {
  useVisit(user.email);
  useSayUnsent(user.email, begunTasks);
  const isAdmin = useIsAdmin(user.email);
  const label = layoutTexts.accountOf(user.name);

  return (
    <>
      {isAdmin && <WaitingChip />}
      <WishlistButton />
      <div className={css.account}>
        <DisclosureMenu
          label={label}
          buttonLabel={label}
          button={<Avatar name={user.name} photoUrl={user.photoUrl} />}
          buttonClassName={css.photo}
          panelClassName={css.panel}
        >
          <AccountHead user={user} />
          <ThemeChoice />
        </DisclosureMenu>
      </div>
    </>
  );
}
