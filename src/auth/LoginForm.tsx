import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWrite } from '@/api/useWrite';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { ErrorNote } from '@/ui/feedback/notes';
import { emailAddress } from '@/ui/form/formRules';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { GoogleButton } from './GoogleButton';
import { signIn } from './queries';
import { authTexts } from './texts';
import css from './auth.module.css';

// The mode is compared right here, so that the bundler drops the demo accounts from every build but the sandbox's.
const DemoAccountButtons =
  import.meta.env.MODE === 'sandbox'
    ? lazyWithPreload(() => import('./DemoAccountButtons'), 'DemoAccountButtons', {
        fallback: <Text as="div" size="s" className={css.demo} />,
      })
    : undefined;

const ForgotPassword = lazyWithPreload(() => import('./ForgotPassword'), 'ForgotPassword');

export function LoginForm() {
  const login = useWrite(signIn);
  // The dialog opens once its chunk has loaded, so that a failure to load is shown in this form.
  const forgot = useWrite({ mutationFn: ForgotPassword.preload });
  const { register, handleSubmit, getValues, reset, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const [forgottenEmail, setForgottenEmail] = useState<string>();
  const { errors } = formState;
  const error = login.error ?? forgot.error;

  const submit = handleSubmit(({ email, password }) => login.mutate({ email: email.trim(), password }));

  return (
    <>
      <form className={css.form} onSubmit={(event) => void submit(event)} aria-label={authTexts.login} noValidate>
        <TextField
          label={authTexts.email}
          type="email"
          autoComplete="username"
          icon={<Mail size={20} />}
          readOnly={login.isPending}
          error={errors.email}
          {...register('email', { validate: emailAddress })}
        />
        <PasswordField
          label={authTexts.password}
          readOnly={login.isPending}
          labelEnd={
            <button
              type="button"
              className={cx(css.link, css.forgot)}
              {...ForgotPassword.preloadProps}
              onClick={() => forgot.mutate(undefined, { onSuccess: () => setForgottenEmail(getValues('email')) })}
            >
              {authTexts.forgot}
            </button>
          }
          error={errors.password}
          {...register('password', { required: authTexts.passwordRequired })}
        />
        <Button type="submit" variant="primary" size="large" isWide isBusy={login.isPending}>
          {authTexts.login}
        </Button>
      </form>
      <div className={css.between}>
        <ErrorNote isCompact error={error} />
        <Row as="p" gap={3} size="s" isMuted className={css.or}>
          {authTexts.or}
        </Row>
      </div>
      <GoogleButton />
      {DemoAccountButtons && <DemoAccountButtons onPick={(account) => reset(account)} />}
      {forgottenEmail !== undefined && (
        <ForgotPassword email={forgottenEmail} onClose={() => setForgottenEmail(undefined)} />
      )}
    </>
  );
}
