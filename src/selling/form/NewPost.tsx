import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { TITLE } from '@/lib/config/limits';
import { truncate } from '@/lib/text/format';
import { changeCar } from '@/selling/post/changeCar';
import { postCar } from '@/selling/post/postCar';
import { postRecord, type DraftId } from '@/selling/post/postRecord';
import { addressOfDraft, type PostStart } from '@/selling/post/postStart';
import type { PostedFields } from '@/selling/post/postValues';
import { sellingTexts as texts } from '@/selling/texts';
import { EmptyState } from '@/ui/art/EmptyState';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/feedback/loading';
import { uiTexts } from '@/ui/texts';
import { PostCarForm } from './PostCarForm';

interface NewPostProps {
  seller: PostedFields['seller'];
  start: PostStart;
}

/** The form of a post, once what is stored of its draft is read. What could not be read is not given up without the seller's word. */
export function NewPost({ seller, start }: NewPostProps) {
  const stored = useStoredDraft(start.draft);
  if (stored.status === 'ready') return <NewPostForm seller={seller} start={start} />;
  if (stored.status === 'reading') return <Spinner />;
  const isReading = stored.status === 'reading again';
  return (
    <EmptyState
      title={texts.draftUnread}
      action={
        <>
          <Button variant="primary" isBusy={isReading} onClick={stored.read}>
            {uiTexts.tryAgain}
          </Button>
          <Button disabled={isReading} onClick={stored.skip}>
            {texts.withoutUnread}
          </Button>
        </>
      }
    >
      {texts.draftUnreadHint}
    </EmptyState>
  );
}

/**
 * While a car is still being posted, shows a spinner: only afterwards is it known whether a draft is left. There is one draft, so a
 * seller who begins another post decides what becomes of it.
 */
function NewPostForm({ seller, start }: NewPostProps) {
  const navigate = useNavigate();
  const { mutationKey } = start.replaced ? changeCar : postCar;
  const isPosting = useIsMutating({ mutationKey }) > 0;
  const [isWaiting, setIsWaiting] = useState(isPosting);
  const [other, setOther] = useState(() => otherDraft(start));
  if (isWaiting && !isPosting) {
    setIsWaiting(false);
    setOther(otherDraft(start));
  }

  if (isWaiting) {
    return (
      <>
        <p>{texts.underWay}</p>
        <Spinner />
      </>
    );
  }
  if (other) {
    return (
      <EmptyState
        title={texts.change.hasDraft}
        action={
          <>
            <Button variant="primary" onClick={() => void navigate(addressOfDraft(other.start))}>
              {texts.change.keepDraft}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                postRecord.remove(start.draft);
                setOther(undefined);
              }}
            >
              {texts.change.replaceDraft}
            </Button>
          </>
        }
      >
        {texts.change.draftOf(truncate(other.fields.title.trim(), TITLE))}
      </EmptyState>
    );
  }
  return <PostCarForm seller={seller} start={start} />;
}

/** A stored draft that this form was not opened for. */
function otherDraft({ key, draft }: PostStart) {
  const stored = postRecord.read(draft);
  return key === '' || stored?.start === key ? undefined : stored;
}

function useStoredDraft(draft: DraftId) {
  const { email, name } = draft;
  const [status, setStatus] = useState<'reading' | 'unread' | 'reading again' | 'ready'>(() =>
    postRecord.isRestored(draft) ? 'ready' : 'reading',
  );

  useEffect(() => {
    if (status !== 'reading' && status !== 'reading again') return;
    postRecord.restore({ email, name }).then(
      () => setStatus('ready'),
      // Stryker disable next-line StringLiteral: any word that is none of the others.
      () => setStatus('unread'),
    );
  }, [email, name, status]);
  return { status, read: () => setStatus('reading again'), skip: () => setStatus('ready') };
}
