import { useForm } from 'react-hook-form';
import { env } from '@/shared/config/env';
import { mailto } from '@/shared/text/links';
import type { Identity } from '@/shared/session/sessionState';
import { session } from '@/shared/session/session';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { PageHeading } from '@/shared/ui/layout/PageHeading';
import { RadioField } from '@/shared/ui/form/RadioField';
import { useWrite } from '@/shared/useWrite';
import { accountMessages } from '@/shared/messages/account';
import { authMessages } from '@/shared/messages/auth';
import css from './auth.module.css';
import { AuthScene } from './AuthScene';
import { createRecord } from './queries';

/** For an account that can sign in but has no marketplace record. A new one is created only if the user asks for it. */
export function NoProfile({ user }: { user: Identity }) {
  const createWrite = useWrite(createRecord);
  const { register, handleSubmit, formState } = useForm<{ role: 'buyer' | 'seller' }>({
    defaultValues: { role: 'buyer' },
  });

  const submit = handleSubmit(({ role }) => createWrite.mutate(role));

  return (
    <AuthScene isCard>
      <PageHeading>{accountMessages.noProfileHeading}</PageHeading>
      <p>{accountMessages.noProfile(user.email)}</p>
      <ul>
        {accountMessages.noProfileReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <form
        className={css['form']}
        onSubmit={(event) => void submit(event)}
        aria-label={accountMessages.finishProfile}
        noValidate
      >
        <RadioField
          label={authMessages.role}
          options={authMessages.roles}
          error={formState.errors.role}
          {...register('role', { required: authMessages.roleRequired })}
        />
        <ErrorNote isCompact error={createWrite.error} />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" isBusy={createWrite.isPending}>
            {accountMessages.finishProfile}
          </Button>
          <Button onClick={session.signOut}>{accountMessages.signOut}</Button>
        </div>
      </form>
      <p className={css['quiet']}>
        {accountMessages.contact}{' '}
        <a className={css['link']} href={mailto(env.site.email)}>
          {accountMessages.contactUs}
        </a>
      </p>
    </AuthScene>
  );
}
