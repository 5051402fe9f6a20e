import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import { sellingMessages as messages } from '@/shared/messages/selling';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

interface PostCarTermsProps {
  form: UseFormReturn<PostFields>;
  /** Shown below the price. */
  children?: ReactNode;
}

export function PostCarTerms({ form: { register, formState }, children }: PostCarTermsProps) {
  const { errors } = formState;

  return (
    <PostCarSection title={messages.parts.price}>
      <TextField
        label={messages.price}
        inputMode="numeric"
        autoComplete="off"
        icon={<span className={css['dollars']}>{messages.dollars}</span>}
        error={errors.price}
        {...register('price', postRules.price)}
      />
      <RadioField
        label={messages.priceStatus}
        options={messages.priceStatuses}
        error={errors.priceStatus}
        {...register('priceStatus', postRules.priceStatus)}
      />
      {children}
      <TextField
        label={messages.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={messages.phoneHint}
        error={errors.phone}
        {...register('phone', postRules.phone)}
      />
    </PostCarSection>
  );
}
