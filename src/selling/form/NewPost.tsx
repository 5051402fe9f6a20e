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

/**
 * The form of a post. While a car is still being posted, shows a spinner: only afterwards is it known whether a draft is left. There is one draft, so a
 * seller who begins another post decides what becomes of it.
 */
export function NewPost({ seller, start }: NewPostProps) {
  const navigate = useNavigate();
  const { mutationKey } = start.replaced ? changeCar : postCar;
  const isPosting = useIsMutating({ mutationKey }) > 0;
  const [isWaiting, setIsWaiting] = useState(isPosting);
  const photo = useDraftPhoto(start.draft);
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
  if (photo.status === 'unread' || photo.status === 'reading again') {
    const isReading = photo.status === 'reading again';
    return (
      <EmptyState
        title={texts.photoUnread}
        action={
          <>
            <Button variant="primary" isBusy={isReading} onClick={photo.read}>
              {uiTexts.tryAgain}
            </Button>
            <Button disabled={isReading} onClick={photo.skip}>
              {texts.withoutPhoto}
            </Button>
          </>
        }
      >
        {texts.photoUnreadHint}
      </EmptyState>
    );
  }
  return photo.status === 'ready' ? <PostCarForm seller={seller} start={start} /> : <Spinner />;
}

/** A stored draft that this form was not opened for. */
function otherDraft({ key, draft }: PostStart) {
  const stored = postRecord.read(draft);
  return key === '' || stored?.start === key ? undefined : stored;
}

/** Reads the draft's photo from the device. A photo that could not be read is not given up without the seller's word. */
function useDraftPhoto(draft: DraftId) {
  const { email, name } = draft;
  const [status, setStatus] = useState<'reading' | 'unread' | 'reading again' | 'ready'>(() =>
    postRecord.hasStoredPhoto(draft) ? 'reading' : 'ready',
  );

  useEffect(() => {
    if (status !== 'reading' && status !== 'reading again') return;
    postRecord.readPhoto({ email, name }).then(
      () => setStatus('ready'),
      () => setStatus('unread'),
    );
  }, [email, name, status]);
  return { status, read: () => setStatus('reading again'), skip: () => setStatus('ready') };
}
