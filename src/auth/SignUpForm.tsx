import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useWrite } from '@/api/useWrite';
import { MIN_PASSWORD } from '@/lib/config/limits';
import { photoFault } from '@/photo/decodePhoto';
import { PhotoField } from '@/photo/PhotoField';
import { photoTexts } from '@/photo/texts';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { emailAddress, required } from '@/ui/form/formRules';
import { PasswordField } from '@/ui/form/PasswordField';
import { RadioField } from '@/ui/form/RadioField';
import { TextField } from '@/ui/form/TextField';
import { uiTexts } from '@/ui/texts';
import { signUp } from './signUp';
import { authTexts } from './texts';
import css from './auth.module.css';

interface SignUpFields {
  name: string;
  photo: File | undefined;
  email: string;
  role: 'buyer' | 'seller';
  password: string;
}

const emptyForm: SignUpFields = { name: '', photo: undefined, email: '', role: 'buyer', password: '' };

export function SignUpForm() {
  const signUpWrite = useWrite(signUp);
  const [progress, setProgress] = useState<number>();
  const { register, control, handleSubmit, trigger, formState } = useForm({ defaultValues: emptyForm });
  const { errors } = formState;
  const isBusy = signUpWrite.isPending;

  const submit = handleSubmit(({ photo, name, email, ...rest }) => {
    if (!photo) return;
    signUpWrite.mutate(
      { ...rest, name: name.trim(), email: email.trim(), photo, onProgress: setProgress },
      { onSettled: () => setProgress(undefined) },
    );
  });

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} aria-label={authTexts.signUp} noValidate>
      <TextField
        label={authTexts.name}
        autoComplete="name"
        icon={<UserRound size={20} />}
        readOnly={isBusy}
        error={errors.name}
        {...register('name', { validate: required(authTexts.nameRequired) })}
      />
      <Controller
        control={control}
        name="photo"
        rules={{ required: authTexts.photoRequired, validate: photoFault }}
        render={({ field: { value, onChange, ref, ...field } }) => (
          <PhotoField
            {...field}
            label={authTexts.photo}
            hint={photoTexts.hint}
            value={value}
            onPick={(picked) => {
              onChange(picked);
              void trigger('photo');
            }}
            ref={ref}
            disabled={isBusy}
            progress={progress}
            error={errors.photo}
          />
        )}
      />
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="email"
        icon={<Mail size={20} />}
        readOnly={isBusy}
        error={errors.email}
        {...register('email', { validate: emailAddress })}
      />
      <RadioField
        label={authTexts.role}
        options={authTexts.roles}
        defaultValue={emptyForm.role}
        error={errors.role}
        {...register('role', { required: authTexts.roleRequired })}
      />
      <PasswordField
        label={authTexts.password}
        autoComplete="new-password"
        hint={authTexts.passwordHint}
        readOnly={isBusy}
        error={errors.password}
        {...register('password', {
          required: authTexts.passwordRequired,
          minLength: { value: MIN_PASSWORD, message: uiTexts.passwordTooShort },
        })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {authTexts.signUp}
      </Button>
      <ErrorNote isCompact error={signUpWrite.error} />
    </form>
  );
}
