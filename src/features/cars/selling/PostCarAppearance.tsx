import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoField } from '@/shared/ui/form/PhotoField';
import { TextArea } from '@/shared/ui/form/TextArea';
import { photoMessages } from '@/shared/messages/photo';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

interface PostCarAppearanceProps {
  form: UseFormReturn<PostFields>;
  /** The uploaded share of the photo, from 0 to 1; undefined if no upload is running. */
  progress: number | undefined;
  onPick: () => void;
}

export function PostCarAppearance({
  form: { register, control, formState },
  progress,
  onPick,
}: PostCarAppearanceProps) {
  const { errors } = formState;

  return (
    <PostCarSection title={messages.parts.looks}>
      <div className={css['wide']}>
        <Controller
          control={control}
          name="photo"
          rules={postRules.photo}
          render={({ field: { value, onChange, ...field } }) => (
            <PhotoField
              {...field}
              label={messages.photo}
              hint={photoMessages.hint}
              value={value}
              onPick={(photo) => {
                onChange(photo);
                onPick();
              }}
              progress={progress}
              error={errors.photo}
            />
          )}
        />
      </div>
      <div className={css['wide']}>
        <TextArea
          label={messages.description}
          hint={messages.descriptionHint}
          rows={6}
          error={errors.description}
          {...register('description', postRules.description)}
        />
      </div>
    </PostCarSection>
  );
}
