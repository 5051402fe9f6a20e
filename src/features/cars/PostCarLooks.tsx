import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhotoField } from '@/shared/ui/PhotoField';
import { TextArea } from '@/shared/ui/TextArea';
import { photoWords } from '@/shared/words/photo';
import { sellingWords as words } from '@/shared/words/selling';
import css from './PostCarForm.module.css';
import { PostCarPart } from './PostCarPart';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

interface PostCarLooksProps {
  form: UseFormReturn<PostFields>;
  /** The share of the photo that is uploaded, from 0 to 1; none while nothing is. */
  progress: number | undefined;
  onPick: () => void;
}

export function PostCarLooks({ form: { register, control, formState }, progress, onPick }: PostCarLooksProps) {
  const { errors } = formState;

  return (
    <PostCarPart title={words.parts.looks}>
      <div className={css['wide']}>
        <Controller
          control={control}
          name="photo"
          rules={postRules.photo}
          render={({ field: { value, onChange, ...field } }) => (
            <PhotoField
              {...field}
              label={words.photo}
              hint={photoWords.hint}
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
          label={words.description}
          hint={words.descriptionHint}
          rows={6}
          error={errors.description}
          {...register('description', postRules.description)}
        />
      </div>
    </PostCarPart>
  );
}
