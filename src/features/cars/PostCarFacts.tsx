import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/shared/ui/SelectField';
import { TextField } from '@/shared/ui/TextField';
import { sellingWords as words } from '@/shared/words/selling';
import { brands } from './brands';
import css from './PostCarForm.module.css';
import { PostCarPart } from './PostCarPart';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarFacts({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  const { errors } = formState;

  return (
    <PostCarPart title={words.parts.car}>
      <div className={css['wide']}>
        <TextField
          label={words.title}
          hint={words.titleHint}
          error={errors.title}
          {...register('title', postRules.title)}
        />
      </div>
      <SelectField
        label={words.brand}
        options={brands}
        placeholder={words.chooseBrand}
        error={errors.brand}
        {...register('brand', postRules.brand)}
      />
      <TextField
        label={words.model}
        hint={words.modelHint}
        error={errors.model}
        {...register('model', postRules.model)}
      />
      <SelectField
        label={words.condition}
        options={words.conditions}
        placeholder={words.chooseCondition}
        error={errors.condition}
        {...register('condition', postRules.condition)}
      />
      <SelectField
        label={words.gearType}
        options={words.gears}
        placeholder={words.chooseGear}
        error={errors.gearType}
        {...register('gearType', postRules.gearType)}
      />
      <SelectField
        label={words.wheel}
        options={words.wheels}
        placeholder={words.chooseWheel}
        error={errors.wheel}
        {...register('wheel', postRules.wheel)}
      />
      <TextField
        label={words.position}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{words.seats}</span>}
        error={errors.position}
        {...register('position', postRules.position)}
      />
      <TextField
        label={words.mileage}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{words.km}</span>}
        error={errors.mileage}
        {...register('mileage', postRules.mileage)}
      />
    </PostCarPart>
  );
}
