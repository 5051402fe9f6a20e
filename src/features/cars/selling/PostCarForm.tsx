import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { changePostMessages } from '@/shared/messages/changePost';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { BuyersView } from '../preview/BuyersView';
import { DraftPosition } from '../preview/DraftPosition';
import { usePhotoDesk } from '../photo/usePhotoDesk';
import { DiscardDraft } from './DiscardDraft';
import css from './PostCarForm.module.css';
import { PostCarDescription } from './PostCarDescription';
import { PostCarFacts } from './PostCarFacts';
import { PostCarPhoto } from './PostCarPhoto';
import { PostCarTerms } from './PostCarTerms';
import { postDraft } from './postDraft';
import { factsOf, type CarFacts } from './postFields';
import type { PostStart } from './postStart';
import { useSendPost } from './useSendPost';

interface PostCarFormProps {
  seller: CarFacts['seller'];
  start: PostStart;
}

/** Stores the draft on every change, so that it survives errors, reloads and the end of the session. */
export function PostCarForm({ seller, start }: PostCarFormProps) {
  const navigate = useNavigate();
  const { send, isPending, error, reset } = useSendPost(start.replaced);
  const [stored] = useState(() => postDraft.read(start.draft));
  const [isStored, setIsStored] = useState(stored !== undefined);
  const form = useForm({ defaultValues: stored?.fields ?? start.fields });
  const desk = usePhotoDesk(start.draft, stored?.fields.photo);

  const storeDraft = () => {
    postDraft.write(start.draft, stored?.start ?? start.key, form.getValues());
    setIsStored(true);
  };
  const discardDraft = () => {
    desk.pick(undefined);
    postDraft.remove(start.draft);
    setIsStored(false);
    reset();
    form.reset(start.fields);
  };
  const submit = form.handleSubmit((fields) => {
    const sent = { car: factsOf(fields, seller), photo: fields.photo, frame: desk.chosenFrame };
    send(sent, () => void navigate(paths.myProducts, { state: start.replaced ? undefined : 'posted' }));
  });

  return (
    <div className={css['desk']}>
      <form
        className={css['form']}
        onChange={storeDraft}
        onSubmit={(event) => void submit(event)}
        aria-label={messages.form}
        noValidate
      >
        {start.replaced && <p className={css['back']}>{changePostMessages.how}</p>}
        {stored && isStored && (
          <p role="status" className={css['back']}>
            {stored.fields.photo || start.replaced
              ? messages.draftBack(desk.photo !== undefined)
              : messages.draftBackNoPhoto}
          </p>
        )}
        <fieldset disabled={isPending} className={css['parts']}>
          <PostCarPhoto
            form={form}
            desk={desk}
            current={start.replaced?.image}
            isLocked={isPending}
            onPick={storeDraft}
          />
          <PostCarFacts form={form} />
          <PostCarTerms form={form}>
            <DraftPosition control={form.control} seller={seller} replaced={start.replaced} />
          </PostCarTerms>
          <PostCarDescription form={form} />
        </fieldset>
        {error && (
          <ErrorNote
            error={error}
            title={titleOfError(error, start.replaced !== undefined)}
            onRetry={() => void submit()}
          />
        )}
        <div className={css['foot']}>
          <Button type="submit" variant="primary" size="large" isBusy={isPending}>
            {start.replaced ? changePostMessages.post : messages.post}
          </Button>
          <DiscardDraft
            isStored={isStored}
            hasPhoto={desk.photo !== undefined && !desk.isRefused}
            isLocked={isPending}
            onDiscard={discardDraft}
          />
        </div>
      </form>
      <BuyersView form={form} seller={seller} desk={desk} replaced={start.replaced} />
    </div>
  );
}

function titleOfError(error: Error, isChange: boolean) {
  if (isOutcomeUnknown(error)) return messages.maybePosted;
  return isChange ? changePostMessages.notChanged : messages.notPosted;
}
