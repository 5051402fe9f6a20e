import Mail from 'lucide-react/icons/mail';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { arriving } from '@/shared/arriving';
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
    ? lazy(async () => ({ default: (await arriving(() => import('./DemoFills'))).DemoFills }))
    : undefined;

const forgotPassword = async () => (await arriving(() => import('./ForgotPassword'))).ForgotPassword;
const expectForgotPassword = () => void forgotPassword().catch(() => undefined);

export function LoginForm() {
  const login = useWrite(signIn);
  const forgot = useWrite({ mutationFn: forgotPassword });
  const ForgotPassword = forgot.data;
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
          {...register('email', { required: authWords.emailRequired })}
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
              onPointerEnter={expectForgotPassword}
              onFocus={expectForgotPassword}
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
      {DemoFills && (
        <Suspense fallback={<div className={css['demo']} />}>
          <DemoFills onPick={(account) => reset(account)} />
        </Suspense>
      )}
      {ForgotPassword && forgetful !== undefined && (
        <ForgotPassword email={forgetful} onClose={() => setForgetful(undefined)} />
      )}
    </>
  );
}
