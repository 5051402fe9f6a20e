import type { ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Loaded } from '@/shared/ui/feedback/Loaded';
import { Modal } from '@/shared/ui/dialog/Modal';
import { SkeletonRows } from '@/shared/ui/feedback/SkeletonRows';
import { StaleNote } from '@/shared/ui/feedback/StaleNote';
import { wishlistMessages as messages } from '@/shared/messages/wishlist';
import type { WishlistItem } from '../schema';
import { WishedCars, type WishedCarsLookup } from './WishedCars';
import css from './WishlistModal.module.css';
import { useWishes } from '../wishState';

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
      title={messages.modalTitle}
      onClose={onClose}
      isFlush
      footer={
        <>
          <span className={css['count']}>{count !== undefined && messages.countOf(count)}</span>
          <ButtonLink to={paths.dashboard} variant="primary" onClick={onClose}>
            {messages.openWishlist}
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
