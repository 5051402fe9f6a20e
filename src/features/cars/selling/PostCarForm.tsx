import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isOutcomeUnknown } from '@/shared/api/callError';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { useWrite } from '@/shared/useWrite';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { usePhotoDesk } from '../photo/usePhotoDesk';
import { DiscardDraft } from './DiscardDraft';
import { postCar } from './postCar';
import css from './PostCarForm.module.css';
import { PostCarDescription } from './PostCarDescription';
import { PostCarFacts } from './PostCarFacts';
import { PostCarPhoto } from './PostCarPhoto';
import { PostCarTerms } from './PostCarTerms';
import { postDraft } from './postDraft';
import { emptyPost, factsOf, type CarFacts } from './postFields';

/** Stores the draft on every change, so that it survives errors, reloads and the end of the session. */
export function PostCarForm({ seller }: { seller: CarFacts['seller'] }) {
  const { email } = seller;
  const navigate = useNavigate();
  const post = useWrite(postCar);
  const [draft] = useState(() => postDraft.read(email));
  const [isStored, setIsStored] = useState(draft !== undefined);
  const form = useForm({ defaultValues: draft ?? emptyPost });
  const desk = usePhotoDesk(email, draft?.photo);

  const storeDraft = () => {
    postDraft.write(email, form.getValues());
    setIsStored(true);
  };
  const discardDraft = () => {
    postDraft.remove(email);
    setIsStored(false);
    post.reset();
    desk.pick(undefined);
    form.reset(emptyPost);
  };
  const submit = form.handleSubmit((fields) => {
    if (!fields.photo) return;
    post.mutate(
      { car: factsOf(fields, seller), photo: fields.photo, frame: desk.chosenFrame },
      { onSuccess: () => void navigate(paths.myProducts) },
    );
  });

  return (
    <form
      className={css['form']}
      onChange={storeDraft}
      onSubmit={(event) => void submit(event)}
      aria-label={messages.form}
      noValidate
    >
      {draft && isStored && (
        <p role="status" className={css['back']}>
          {draft.photo ? messages.draftBack : messages.draftBackNoPhoto}
        </p>
      )}
      <fieldset disabled={post.isPending} className={css['parts']}>
        <PostCarPhoto form={form} desk={desk} isLocked={post.isPending} onPick={storeDraft} />
        <PostCarFacts form={form} />
        <PostCarTerms form={form} />
        <PostCarDescription form={form} />
      </fieldset>
      {post.error && (
        <ErrorNote
          error={post.error}
          title={isOutcomeUnknown(post.error) ? messages.maybePosted : messages.notPosted}
          onRetry={() => void submit()}
        />
      )}
      <div className={css['foot']}>
        <Button type="submit" variant="primary" size="large" isBusy={post.isPending}>
          {messages.post}
        </Button>
        <DiscardDraft
          isStored={isStored}
          hasPhoto={desk.photo !== undefined && !desk.isRefused}
          isLocked={post.isPending}
          onDiscard={discardDraft}
        />
      </div>
    </form>
  );
}
