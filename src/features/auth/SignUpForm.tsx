import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { emailAddress, required } from '@/shared/formRules';
import { MIN_PASSWORD } from '@/shared/config/limits';
import { photoFault } from '@/shared/photo/photoFault';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { PasswordField } from '@/shared/ui/form/PasswordField';
import { PhotoField } from '@/shared/ui/form/PhotoField';
import { RadioField } from '@/shared/ui/form/RadioField';
import { TextField } from '@/shared/ui/form/TextField';
import { useWrite } from '@/shared/useWrite';
import { fieldMessages } from '@/shared/messages/fields';
import { authMessages } from '@/shared/messages/auth';
import { photoMessages } from '@/shared/messages/photo';
import css from './auth.module.css';
import { signUp } from './signUp';

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
    <form className={css['form']} onSubmit={(event) => void submit(event)} aria-label={authMessages.signUp} noValidate>
      <TextField
        label={authMessages.name}
        autoComplete="name"
        icon={<UserRound size={20} strokeWidth={1.75} />}
        readOnly={isBusy}
        error={errors.name}
        {...register('name', { validate: required(authMessages.nameRequired) })}
      />
      <Controller
        control={control}
        name="photo"
        rules={{ required: authMessages.photoRequired, validate: photoFault }}
        render={({ field: { value, onChange, ref, ...field } }) => (
          <PhotoField
            {...field}
            label={authMessages.photo}
            hint={photoMessages.hint}
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
        label={authMessages.email}
        type="email"
        autoComplete="email"
        icon={<Mail size={20} strokeWidth={1.75} />}
        readOnly={isBusy}
        error={errors.email}
        {...register('email', { validate: emailAddress })}
      />
      <RadioField
        label={authMessages.role}
        options={authMessages.roles}
        defaultValue={emptyForm.role}
        error={errors.role}
        {...register('role', { required: authMessages.roleRequired })}
      />
      <PasswordField
        label={authMessages.password}
        autoComplete="new-password"
        hint={authMessages.passwordHint}
        readOnly={isBusy}
        error={errors.password}
        {...register('password', {
          required: authMessages.passwordRequired,
          minLength: { value: MIN_PASSWORD, message: fieldMessages.passwordTooShort },
        })}
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
        {authMessages.signUp}
      </Button>
      <ErrorNote isCompact error={signUpWrite.error} />
    </form>
  );
}
