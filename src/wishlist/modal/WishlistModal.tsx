import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/Button';
import { Loaded } from '@/ui/feedback/Loaded';
import { StaleLine } from '@/ui/feedback/notes';
import { Modal } from '@/ui/overlay/Modal';
import { Text } from '@/ui/Text';
import { wishlistTexts as texts } from '@/wishlist/texts';
import { useWishes } from '@/wishlist/wishState';
import { WishedCarsSkeleton } from './WishedCarsSkeleton';
import css from './WishedCars.module.css';

const WishedCars = lazyWithPreload(() => import('./WishedCars'), 'WishedCars', {
  fallback: <WishedCarsSkeleton />,
  isAwaited: true,
});
/** For the button that opens the modal. */
export const { preloadProps } = WishedCars;

interface WishlistModalProps {
  email: string;
  onClose: () => void;
}

export function WishlistModal({ email, onClose }: WishlistModalProps) {
  const { query, count } = useWishes(email);

  return (
    <Modal
      title={texts.modalTitle}
      onClose={onClose}
      isFlush
      footer={
        // A car that is being removed is still in the list, which must not move.
        (count !== 0 || query.data?.length !== 0) && (
          <>
            <Text as="span" size="s" isMuted isNumeric className={css.count}>
              {count !== undefined && texts.countOf(count)}
            </Text>
            <ButtonLink to={paths.dashboard} variant="primary" onClick={onClose}>
              {texts.openWishlist}
            </ButtonLink>
          </>
        )
      }
    >
      <div className={css.stale}>
        <StaleLine query={query} />
      </div>
      <Loaded query={query} skeleton={<WishedCarsSkeleton />}>
        {(items) => <WishedCars items={items} onLeave={onClose} />}
      </Loaded>
    </Modal>
  );
}
