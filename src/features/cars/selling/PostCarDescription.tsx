import type { UseFormReturn } from 'react-hook-form';
import { TextArea } from '@/shared/ui/form/TextArea';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarDescription({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  return (
    <PostCarSection title={messages.parts.text}>
      <div className={css['wide']}>
        <TextArea
          label={messages.description}
          hint={messages.descriptionHint}
          rows={6}
          error={formState.errors.description}
          {...register('description', postRules.description)}
        />
      </div>
    </PostCarSection>
  );
}
