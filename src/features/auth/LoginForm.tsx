import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { filled } from '@/shared/formRules';
import { lazyWithPreload } from '@/shared/lazyWithPreload';
import { Button } from '@/shared/ui/Button';
import { classes } from '@/shared/ui/classes';
import { PasswordField } from '@/shared/ui/PasswordField';
import { TextField } from '@/shared/ui/TextField';
import { useIsLive } from '@/shared/ui/useIsLive';
import { useWrite } from '@/shared/useWrite';
import { authWords } from '@/shared/words/auth';
import css from './auth.module.css';
import { AuthError } from './AuthError';
import { GoogleButton } from './GoogleButton';
import { signIn } from './queries';

// Written out, so that every build but the sandbox's leaves the demo accounts out.
const DemoFills =
  import.meta.env.MODE === 'sandbox'
    ? lazyWithPreload(() => import('./DemoFills'), 'DemoFills', <div className={css['demo']} />)
    : undefined;

const ForgotPassword = lazyWithPreload(() => import('./ForgotPassword'), 'ForgotPassword');
const preloadForgotPassword = () => void ForgotPassword.preload().catch(() => undefined);

export function LoginForm() {
  const login = useWrite(signIn);
  // Opened once its chunk has loaded, so that a failure to load is said beside the button.
  const forgot = useWrite({ mutationFn: ForgotPassword.preload });
  const { register, handleSubmit, getValues, reset, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const isLive = useIsLive();
  const [forgetful, setForgetful] = useState<string>();
  const { errors } = formState;

  const submit = handleSubmit(({ email, password }) => login.mutate({ email: email.trim(), password }));

  return (
    <>
      <form className={css['form']} onSubmit={(event) => void submit(event)} aria-label={authWords.login} noValidate>
        <TextField
          label={authWords.email}
          type="email"
          autoComplete="username"
          icon={<Mail size={20} strokeWidth={1.75} />}
          readOnly={login.isPending}
          error={errors.email}
          {...register('email', { validate: filled(authWords.emailRequired) })}
        />
        <PasswordField
          label={authWords.password}
          hint={authWords.passwordHint}
          readOnly={login.isPending}
          labelEnd={
            <button
              type="button"
              disabled={!isLive}
              className={classes(css['link'], css['forgot'])}
              onPointerEnter={preloadForgotPassword}
              onFocus={preloadForgotPassword}
              onClick={() => forgot.mutate(undefined, { onSuccess: () => setForgetful(getValues('email')) })}
            >
              {authWords.forgot}
            </button>
          }
          error={errors.password}
          {...register('password', { required: authWords.passwordRequired })}
        />
        <AuthError error={login.error ?? forgot.error} />
        <Button type="submit" look="primary" size="large" isWide isBusy={login.isPending}>
          {authWords.login}
        </Button>
      </form>
      <p className={css['or']}>{authWords.or}</p>
      <GoogleButton />
      {DemoFills && <DemoFills onPick={(account) => reset(account)} />}
      {forgetful !== undefined && <ForgotPassword email={forgetful} onClose={() => setForgetful(undefined)} />}
    </>
  );
}
