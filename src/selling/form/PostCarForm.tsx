import { useState, useId, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { paths } from '@/lib/config/paths';
import { photoTexts } from '@/photo/texts';
import { askedField, type PostField, rulesOf } from '@/selling/post/postFields';
import { postRecord } from '@/selling/post/postRecord';
import type { PostStart } from '@/selling/post/postStart';
import { fieldsIn, type PostedFields, type PostFields } from '@/selling/post/postValues';
import { usePostDraft } from '@/selling/post/usePostDraft';
import { useSendPost } from '@/selling/post/useSendPost';
import { sellingTexts as texts } from '@/selling/texts';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { RadioField } from '@/ui/form/RadioField';
import { SelectField } from '@/ui/form/SelectField';
import { TextArea } from '@/ui/form/TextArea';
import { TextField } from '@/ui/form/TextField';
import { Stack, Row, Panel } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { BuyersView } from './BuyersView';
import { DiscardDraft } from './DiscardDraft';
import { PhotoEditor } from './PhotoEditor';
import { PostNotices } from './PostNotices';
import { usePostPhoto } from './usePostPhoto';
import css from './PostCarForm.module.css';

const DraftPosition = lazyWithPreload(() => import('./DraftPosition'), 'DraftPosition');

interface PostCarFormProps {
  seller: PostedFields['seller'];
  start: PostStart;
}

/** Stores the draft on every change, so that it survives errors, reloads and the end of the session. */
export function PostCarForm({ seller, start }: PostCarFormProps) {
  const navigate = useNavigate();
  const { send, isPending, progress, error, errorTitle, reset } = useSendPost(start.replaced);
  const [opened] = useState(() => postRecord.read(start.draft));
  const form = useForm({ defaultValues: opened?.fields ?? start.fields });
  const draft = usePostDraft({ form, start, opened, isLocked: isPending });
  const photo = usePostPhoto({
    form,
    draft: start.draft,
    isRequired: start.replaced === undefined,
    onChange: () => draft.store(),
  });
  // The form is sent once its photo is read, as it was when that was pressed.
  const isLocked = isPending || (form.formState.isSubmitting && photo.status === 'reading');

  const discardDraft = () => {
    photo.pick(undefined);
    draft.discard();
    reset();
    form.reset(start.fields);
    window.scrollTo(0, 0);
  };
  const submit = form.handleSubmit(() => {
    // A photo that was being read when the form was sent is there by now.
    const { begunAt = 0, changedAt = 0 } = draft.version() ?? {};
    const sent = { fields: form.getValues(), seller, begunAt, changedAt };
    send(sent, () => void navigate(paths.myCars, { state: start.replaced ? undefined : 'posted' }));
  });
  const field = (name: PostField) => <PostCarField key={name} name={name} form={form} />;

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
          isLocked={isLocked}
          onDiscard={discardDraft}
        />
        <fieldset disabled={isLocked} className={css.parts}>
          <PhotoEditor photo={photo} current={start.replaced?.image} isLocked={isLocked} />
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
            <Button type="submit" variant="primary" size="large" isBusy={isLocked}>
              {start.replaced ? texts.change.post : texts.post}
            </Button>
          </div>
          <DiscardDraft
            status={draft.status}
            hasPhoto={photo.photo !== undefined && photo.status === 'stored'}
            isLocked={isLocked}
            onDiscard={discardDraft}
          />
        </Row>
      </form>
      <BuyersView form={form} seller={seller} replaced={start.replaced} />
    </Stack>
  );
}

interface PostCarSectionProps {
  title: string;
  children: ReactNode;
}

function PostCarSection({ title, children }: PostCarSectionProps) {
  const id = useId();

  return (
    <Panel as="section" isPadded className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.fields}>{children}</div>
    </Panel>
  );
}

interface PostCarFieldProps {
  name: PostField;
  form: UseFormReturn<PostFields>;
}

function PostCarField(props: PostCarFieldProps) {
  const control = <Control {...props} />;
  return askedField(props.name).isWide ? <div className={css.wide}>{control}</div> : control;
}

function Control({ name, form: { register, formState } }: PostCarFieldProps) {
  const { label, hint, input } = askedField(name);
  const field = { label, hint, error: formState.errors[name], ...register(name, rulesOf(name)) };

  switch (input.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'long text':
      return <TextArea {...field} rows={6} />;
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
    case 'number': {
      const { unit, isUnitFirst = false } = input;
      return (
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="off"
          icon={
            isUnitFirst && (
              <Text as="span" isMuted>
                {unit}
              </Text>
            )
          }
          end={
            !isUnitFirst && (
              <Text as="span" isMuted className={css.unit}>
                {unit}
              </Text>
            )
          }
        />
      );
    }
    case 'select':
      return <SelectField {...field} options={input.options} placeholder={input.placeholder} />;
    case 'radio':
      return <RadioField {...field} options={input.options} />;
  }
}
