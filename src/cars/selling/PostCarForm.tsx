import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/config/paths';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/ErrorNote';
import { photoTexts } from '@/photo/texts';
import { BuyersView } from '@/cars/preview/BuyersView';
import { DraftPosition } from '@/cars/preview/DraftPosition';
import { PhotoEditor } from '@/cars/photo/PhotoEditor';
import { usePostPhoto } from '@/cars/photo/usePostPhoto';
import { Stack, Row } from '@/ui/layout/layout';
import { changePostTexts } from './change/texts';
import { sellingTexts as texts } from './texts';
import { DiscardDraft } from './DiscardDraft';
import css from './PostCarForm.module.css';
import { PostCarField } from './PostCarField';
import { PostCarSection } from './PostCarSection';
import { postDraft } from './postDraft';
import type { FieldName } from './postFields';
import { fieldsIn, type CarFacts } from './postValues';
import { PostNotices } from './PostNotices';
import type { PostStart } from './postStart';
import { useSendPost } from './useSendPost';
import { usePostDraft } from './usePostDraft';

interface PostCarFormProps {
  seller: CarFacts['seller'];
  start: PostStart;
}

/** Stores the draft on every change, so that it survives errors, reloads and the end of the session. */
export function PostCarForm({ seller, start }: PostCarFormProps) {
  const navigate = useNavigate();
  const { send, isPending, progress, error, errorTitle, reset } = useSendPost(start.replaced);
  const [opened] = useState(() => postDraft.read(start.draft));
  const form = useForm({ defaultValues: opened?.fields ?? start.fields });
  const draft = usePostDraft({ form, start, opened, isLocked: isPending });
  const photo = usePostPhoto({
    form,
    draft: start.draft,
    isRequired: start.replaced === undefined,
    onChange: () => draft.store(),
  });

  const discardDraft = () => {
    photo.pick(undefined);
    draft.discard();
    reset();
    form.reset(start.fields);
  };
  const submit = form.handleSubmit(() => {
    // A photo that was being read when the form was sent is there by now.
    const sent = { fields: form.getValues(), seller, begunAt: draft.begunAt() };
    send(sent, () => void navigate(paths.myProducts, { state: start.replaced ? undefined : 'posted' }));
  });
  const field = (name: FieldName) => <PostCarField key={name} name={name} form={form} />;

  return (
    <Stack className={css.desk}>
      <form
        className={css.form}
        onChange={() => draft.store()}
        onSubmit={(event) => void submit(event)}
        aria-label={texts.form}
        noValidate
      >
        <PostNotices
          start={start}
          opened={draft.status === 'none' ? undefined : opened}
          elsewhere={draft.elsewhere}
          hasPhoto={photo.photo !== undefined}
          isLocked={isPending}
          onDiscard={discardDraft}
        />
        <fieldset disabled={isPending} className={css.parts}>
          <PhotoEditor photo={photo} current={start.replaced?.image} isLocked={isPending} />
          <PostCarSection title={texts.parts.car}>{fieldsIn('car').map(field)}</PostCarSection>
          <PostCarSection title={texts.parts.price}>
            {fieldsIn('price').map(field)}
            <DraftPosition control={form.control} seller={seller} replaced={start.replaced} />
            {fieldsIn('contact').map(field)}
          </PostCarSection>
          <PostCarSection title={texts.parts.text}>{fieldsIn('text').map(field)}</PostCarSection>
        </fieldset>
        {error && <ErrorNote error={error} title={errorTitle} onRetry={() => void submit()} />}
        <Row gap={4} rowGap={2} isWrapping className={css.foot}>
          <div className={css.post}>
            {progress !== undefined && (
              <Stack as="label" gap={2} size="s" isMuted className={css.upload}>
                {photoTexts.uploading}
                <progress value={progress} max={1} />
              </Stack>
            )}
            <Button type="submit" variant="primary" size="large" isBusy={isPending}>
              {start.replaced ? changePostTexts.post : texts.post}
            </Button>
          </div>
          <DiscardDraft
            status={draft.status}
            hasPhoto={photo.photo !== undefined && photo.storing === 'stored'}
            isLocked={isPending}
            onDiscard={discardDraft}
          />
        </Row>
      </form>
      <BuyersView form={form} seller={seller} replaced={start.replaced} />
    </Stack>
  );
}
