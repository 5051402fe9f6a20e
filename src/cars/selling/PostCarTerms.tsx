import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RadioField } from '@/ui/form/RadioField';
import { TextField } from '@/ui/form/TextField';
import { sellingTexts as texts } from './texts';
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
    <PostCarSection title={texts.parts.price}>
      <TextField
        label={texts.price}
        inputMode="numeric"
        autoComplete="off"
        icon={<span className={css['dollars']}>{texts.dollars}</span>}
        error={errors.price}
        {...register('price', postRules.price)}
      />
      <RadioField
        label={texts.priceStatus}
        options={texts.priceStatuses}
        error={errors.priceStatus}
        {...register('priceStatus', postRules.priceStatus)}
      />
      {children}
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={texts.phoneHint}
        error={errors.phone}
        {...register('phone', postRules.phone)}
      />
    </PostCarSection>
  );
}
