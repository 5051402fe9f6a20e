import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { sellingTexts as texts } from './texts';
import { brands } from '@/cars/brands';
import css from './PostCarForm.module.css';
import { PostCarSection } from './PostCarSection';
import type { PostFields } from './postFields';
import { postRules } from './postRules';

export function PostCarFacts({ form: { register, formState } }: { form: UseFormReturn<PostFields> }) {
  const { errors } = formState;

  return (
    <PostCarSection title={texts.parts.car}>
      <div className={css['wide']}>
        <TextField
          label={texts.title}
          hint={texts.titleHint}
          error={errors.title}
          {...register('title', postRules.title)}
        />
      </div>
      <SelectField
        label={texts.brand}
        options={brands}
        placeholder={texts.chooseBrand}
        error={errors.brand}
        {...register('brand', postRules.brand)}
      />
      <TextField
        label={texts.model}
        hint={texts.modelHint}
        error={errors.model}
        {...register('model', postRules.model)}
      />
      <SelectField
        label={texts.condition}
        options={texts.conditions}
        placeholder={texts.chooseCondition}
        error={errors.condition}
        {...register('condition', postRules.condition)}
      />
      <SelectField
        label={texts.gearType}
        options={texts.gears}
        placeholder={texts.chooseGear}
        error={errors.gearType}
        {...register('gearType', postRules.gearType)}
      />
      <SelectField
        label={texts.wheel}
        options={texts.wheels}
        placeholder={texts.chooseWheel}
        error={errors.wheel}
        {...register('wheel', postRules.wheel)}
      />
      <TextField
        label={texts.position}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{texts.seats}</span>}
        error={errors.position}
        {...register('position', postRules.position)}
      />
      <TextField
        label={texts.mileage}
        inputMode="numeric"
        autoComplete="off"
        end={<span className={css['unit']}>{texts.km}</span>}
        error={errors.mileage}
        {...register('mileage', postRules.mileage)}
      />
    </PostCarSection>
  );
}
