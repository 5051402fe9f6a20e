import type { ReactNode } from 'react';
import { paths } from '@/lib/config/paths';
import { ButtonLink } from '@/ui/button/ButtonLink';
import { Loaded } from '@/ui/feedback/Loaded';
import { Modal } from '@/ui/dialog/Modal';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { StaleNote } from '@/ui/feedback/StaleNote';
import { wishlistTexts as texts } from '@/wishlist/texts';
import type { WishlistItem } from '@/wishlist/schema';
import { WishedCars, type WishedCarsLookup } from './WishedCars';
import css from './WishlistModal.module.css';
import { useWishes } from '@/wishlist/wishState';

/** Passes what is known of the cars of these wishes to the function. The app provides it, since this feature does not import the cars. */
export type WithCars = (items: readonly WishlistItem[], render: (lookup: WishedCarsLookup) => ReactNode) => ReactNode;

interface WishlistModalProps {
  email: string;
  withCars: WithCars;
  onClose: () => void;
}

export function WishlistModal({ email, withCars, onClose }: WishlistModalProps) {
  const { query, count } = useWishes(email);

  return (
    <Modal
      title={texts.modalTitle}
      onClose={onClose}
      isFlush
      footer={
        <>
          <span className={css['count']}>{count !== undefined && texts.countOf(count)}</span>
          <ButtonLink to={paths.dashboard} variant="primary" onClick={onClose}>
            {texts.openWishlist}
          </ButtonLink>
        </>
      }
    >
      <div className={css['note']}>
        <StaleNote query={query} />
      </div>
      <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
        {(items) =>
          withCars(items, ({ cars, gone }) => <WishedCars items={items} cars={cars} gone={gone} onLeave={onClose} />)
        }
      </Loaded>
    </Modal>
  );
}
