import { useState } from 'react';
import { useUserStore } from '@/shared/browser/userStore';
import { EmptyGarage } from '@/shared/ui/art/EmptyGarage';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { EmptyState } from '@/shared/ui/feedback/EmptyState';
import { myProductsMessages as messages } from '@/shared/messages/myProducts';
import { titleOf } from '../titleOf';
import { bin, deleteFromBin, keptPosts, type BinnedPost } from './bin';
import { cx } from '@/shared/ui/cx';
import note from '@/shared/ui/feedback/note.module.css';
import panel from '@/shared/ui/layout/panel.module.css';
import css from './Bin.module.css';
import { BinRow } from './BinRow';
import type { Seller } from '../relisting/relist';

/** The posts that the seller has removed, for 30 days on this device. */
export function Bin({ seller }: { seller: Seller }) {
  const { email } = seller;
  const [now] = useState(() => Date.now());
  const posts = keptPosts(useUserStore(bin, email), now);
  const [deleting, setDeleting] = useState<BinnedPost | 'all'>();
  const chosen = deleting === 'all' ? undefined : deleting;
  const close = () => setDeleting(undefined);

  if (posts.length === 0) {
    return (
      <EmptyState art={<EmptyGarage />} title={messages.binEmpty}>
        {messages.binEmptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <p className={cx(note['note'], css['note'])}>{messages.binNote}</p>
      <ul className={cx(panel['panel'], css['list'])}>
        {posts.map((binned) => (
          <li key={binned.post.id}>
            <BinRow binned={binned} seller={seller} now={now} onDelete={() => setDeleting(binned)} />
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => setDeleting('all')}>
        {messages.empty}
      </Button>
      {deleting !== undefined && (
        <ConfirmDialog
          title={chosen ? messages.askDelete : messages.askEmpty}
          confirmLabel={chosen ? messages.deleteNow : messages.empty}
          onConfirm={() => {
            close();
            for (const { post } of chosen ? [chosen] : posts) deleteFromBin(email, post.id);
          }}
          onClose={close}
        >
          {chosen ? messages.deleting(titleOf(chosen.post)) : messages.emptying(posts.length)}
        </ConfirmDialog>
      )}
    </>
  );
}
