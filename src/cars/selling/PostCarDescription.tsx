import type { UseFormReturn } from 'react-hook-form';
import { TextArea } from '@/ui/form/TextArea';
import { sellingTexts as texts } from './texts';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarDescription({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  return (
    <PostCarSection title={texts.parts.text}>
      <div className={css['wide']}>
        <TextArea
          label={texts.description}
          hint={texts.descriptionHint}
          rows={6}
          error={formState.errors.description}
          {...register('description', postRules.description)}
        />
      </div>
    </PostCarSection>
  );
}
