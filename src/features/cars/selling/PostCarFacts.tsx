import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/shared/ui/form/SelectField';
import { TextField } from '@/shared/ui/form/TextField';
import { sellingMessages as messages } from '@/shared/messages/selling';
import { brands } from '../brands';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarFacts({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  const { errors } = formState;

  return (
    <PostCarSection title={messages.parts.car}>
      <div className={css['wide']}>
        <TextField
          label={messages.title}
          hint={messages.titleHint}
          error={errors.title}
          {...register('title', postRules.title)}
        />
      </div>
      <SelectField
        label={messages.brand}
        options={brands}
        placeholder={messages.chooseBrand}
        error={errors.brand}
        {...register('brand', postRules.brand)}
      />
      <TextField
        label={messages.model}
        hint={messages.modelHint}
        error={errors.model}
        {...register('model', postRules.model)}
      />
      <SelectField
        label={messages.condition}
        options={messages.conditions}
        placeholder={messages.chooseCondition}
        error={errors.condition}
        {...register('condition', postRules.condition)}
      />
      <SelectField
        label={messages.gearType}
        options={messages.gears}
        placeholder={messages.chooseGear}
        error={errors.gearType}
        {...register('gearType', postRules.gearType)}
      />
      <SelectField
        label={messages.wheel}
        options={messages.wheels}
        placeholder={messages.chooseWheel}
        error={errors.wheel}
        {...register('wheel', postRules.wheel)}
      />
      <TextField
        label={messages.position}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{messages.seats}</span>}
        error={errors.position}
        {...register('position', postRules.position)}
      />
      <TextField
        label={messages.mileage}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{messages.km}</span>}
        error={errors.mileage}
        {...register('mileage', postRules.mileage)}
      />
    </PostCarSection>
  );
}
