import type { UseFormReturn } from 'react-hook-form';
import { RadioField } from '@/ui/form/RadioField';
import { SelectField } from '@/ui/form/SelectField';
import { TextArea } from '@/ui/form/TextArea';
import { TextField } from '@/ui/form/TextField';
import { Text } from '@/ui/Text';
import css from './PostCarForm.module.css';
import { postField, type FieldName } from './postFields';
import type { PostFields } from './postValues';

interface PostCarFieldProps {
  name: FieldName;
  form: UseFormReturn<PostFields>;
}

/** A field of the form, as `postFields` describes it. */
export function PostCarField(props: PostCarFieldProps) {
  const control = <Control {...props} />;
  return postField(props.name).isWide ? <div className={css.wide}>{control}</div> : control;
}

function Control({ name, form: { register, formState } }: PostCarFieldProps) {
  const { label, hint, rule, input } = postField(name);
  const field = { label, hint, error: formState.errors[name], ...register(name, rule) };

  switch (input.kind) {
    case 'text':
      return <TextField {...field} />;
    case 'long text':
      return <TextArea {...field} rows={6} />;
    case 'phone':
      return <TextField {...field} type="tel" inputMode="tel" autoComplete="tel" />;
    case 'number': {
      const { unit, isUnitFirst = false } = input;
      return (
        <TextField
          {...field}
          inputMode="numeric"
          autoComplete="off"
          icon={
            isUnitFirst && (
              <Text as="span" isMuted>
                {unit}
              </Text>
            )
          }
          end={
            !isUnitFirst && (
              <Text as="span" isMuted className={css.unit}>
                {unit}
              </Text>
            )
          }
        />
      );
    }
    case 'select':
      return <SelectField {...field} options={input.options} placeholder={input.placeholder} />;
    case 'radio':
      return <RadioField {...field} options={input.options} />;
  }
}
