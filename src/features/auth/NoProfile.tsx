import { useForm } from 'react-hook-form';
import { env } from '@/shared/env';
import { mailto } from '@/shared/links';
import type { Identity } from '@/shared/session/identity';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { RadioField } from '@/shared/ui/RadioField';
import { useWrite } from '@/shared/useWrite';
import { authWords } from '@/shared/words/auth';
import css from './auth.module.css';
import { AuthError } from './AuthError';
import { AuthScene } from './AuthScene';
import { createRecord, signOut } from './queries';

/** An account that can sign in and that the marketplace has no record of: nothing comes back without being asked for. */
export function NoProfile({ user }: { user: Identity }) {
  const create = useWrite(createRecord);
  const leave = useWrite(signOut);
  const { register, handleSubmit, formState } = useForm<{ role: 'buyer' | 'seller' }>({
    defaultValues: { role: 'buyer' },
  });

  const submit = handleSubmit(({ role }) => create.mutate(role));

  return (
    <AuthScene isCard>
      <PageHeading>{authWords.noProfileHeading}</PageHeading>
      <p>{authWords.noProfile(user.email)}</p>
      <form
        className={css['form']}
        onSubmit={(event) => void submit(event)}
        aria-label={authWords.finishProfile}
        noValidate
      >
        <RadioField
          label={authWords.role}
          options={authWords.roles}
          error={formState.errors.role}
          {...register('role', { required: authWords.roleRequired })}
        />
        <AuthError error={create.error ?? leave.error} />
        <div className={css['actions']}>
          <Button type="submit" look="primary" isBusy={create.isPending}>
            {authWords.finishProfile}
          </Button>
          <Button isBusy={leave.isPending} onClick={() => leave.mutate()}>
            {authWords.signOut}
          </Button>
        </div>
      </form>
      <p className={css['quiet']}>
        {authWords.contact}{' '}
        <a className={css['link']} href={mailto(env.site.email)}>
          {authWords.contactUs}
        </a>
      </p>
    </AuthScene>
  );
}
