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
import { PostCarForm } from './PostCarForm';

interface NewPostProps {
  seller: PostedFields['seller'];
  start: PostStart;
}

/**
 * The form of a post. While a car is still being posted, shows a spinner: only afterwards is it known whether a draft is left. A draft of something else
 * is not replaced without a question.
 */
export function NewPost({ seller, start }: NewPostProps) {
  const navigate = useNavigate();
  const { mutationKey } = start.replaced ? changeCar : postCar;
  const isPosting = useIsMutating({ mutationKey }) > 0;
  const [isWaiting, setIsWaiting] = useState(isPosting);
  if (isWaiting && !isPosting) setIsWaiting(false);
  const isPhotoRead = useDraftPhoto(start.draft);
  const [other, setOther] = useState(() => otherDraft(start));

  if (other) {
    return (
      <DraftQuestion
        title={other.fields.title}
        onKeep={() => void navigate(addressOfDraft(other.start))}
        onReplace={() => {
          postRecord.remove(start.draft);
          setOther(undefined);
        }}
      />
    );
  }
  if ((!isWaiting || !isPosting) && isPhotoRead) return <PostCarForm seller={seller} start={start} />;
  return (
    <>
      {isWaiting && <p>{texts.underWay}</p>}
      <Spinner />
    </>
  );
}

/** A stored draft that this form was not opened for. */
function otherDraft({ key, draft }: PostStart) {
  const stored = postRecord.read(draft);
  return key === '' || stored?.start === key ? undefined : stored;
}

/** Reads the draft's photo from the device. */
function useDraftPhoto(draft: DraftId) {
  const { email, name } = draft;
  const [isRead, setIsRead] = useState(() => !postRecord.hasStoredPhoto(draft));

  useEffect(() => {
    if (isRead) return;
    void postRecord.readPhoto({ email, name }).then(() => setIsRead(true));
  }, [email, name, isRead]);
  return isRead;
}

interface DraftQuestionProps {
  title: string;
  onKeep: () => void;
  onReplace: () => void;
}

/** There is one draft, so a seller who begins another post decides what becomes of it. */
function DraftQuestion({ title, onKeep, onReplace }: DraftQuestionProps) {
  return (
    <EmptyState
      title={texts.change.hasDraft}
      action={
        <>
          <Button variant="primary" onClick={onKeep}>
            {texts.change.keepDraft}
          </Button>
          <Button variant="danger" onClick={onReplace}>
            {texts.change.replaceDraft}
          </Button>
        </>
      }
    >
      {texts.change.draftOf(truncate(title.trim(), TITLE))}
    </EmptyState>
  );
}
