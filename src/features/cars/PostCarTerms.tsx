import type { UseFormReturn } from 'react-hook-form';
import { RadioField } from '@/shared/ui/RadioField';
import { TextField } from '@/shared/ui/TextField';
import { sellingWords as words } from '@/shared/words/selling';
import css from './PostCarForm.module.css';
import { PostCarPart } from './PostCarPart';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarTerms({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  const { errors } = formState;

  return (
    <PostCarPart title={words.parts.price}>
      <TextField
        label={words.price}
        inputMode="numeric"
        autoComplete="off"
        icon={<span className={css['dollars']}>{words.dollars}</span>}
        error={errors.price}
        {...register('price', postRules.price)}
      />
      <RadioField
        label={words.priceStatus}
        options={words.priceStatuses}
        error={errors.priceStatus}
        {...register('priceStatus', postRules.priceStatus)}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint={words.phoneHint}
        error={errors.phone}
        {...register('phone', postRules.phone)}
      />
    </PostCarPart>
  );
}
