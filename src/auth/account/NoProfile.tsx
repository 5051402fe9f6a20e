import { useForm } from 'react-hook-form';
import { useWrite } from '@/api/useWrite';
import { AuthScene } from '@/auth/AuthScene';
import { createRecord } from '@/auth/queries';
import { authTexts } from '@/auth/texts';
import { env } from '@/lib/config/env';
import { mailto } from '@/lib/text/links';
import { session } from '@/session/session';
import type { Identity } from '@/session/state/sessionState';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { RadioField } from '@/ui/form/RadioField';
import { BulletList, PageHeading, Row } from '@/ui/layout/layout';
import { Text } from '@/ui/Text';
import { OtherSpelling } from './OtherSpelling';
import css from '@/auth/auth.module.css';

/** For an account that can sign in but has no marketplace record. A new one is created only if the user asks for it. */
export function NoProfile({ user }: { user: Identity }) {
  const createWrite = useWrite(createRecord);
  const { register, handleSubmit, formState } = useForm<{ role: 'buyer' | 'seller' }>({
    defaultValues: { role: 'buyer' },
  });

  const submit = handleSubmit(({ role }) => createWrite.mutate(role));

  return (
    <AuthScene isCard>
      <PageHeading>{authTexts.noProfileHeading}</PageHeading>
      <p>{authTexts.noProfile(user.email)}</p>
      <BulletList>
        {authTexts.noProfileReasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </BulletList>
      <OtherSpelling email={user.email} />
      <form
        className={css.form}
        onSubmit={(event) => void submit(event)}
        aria-label={authTexts.finishProfile}
        noValidate
      >
        <RadioField
          label={authTexts.role}
          options={authTexts.roles}
          error={formState.errors.role}
          {...register('role', { required: authTexts.roleRequired })}
        />
        <Row gap={2} align="stretch" isWrapping>
          <Button type="submit" variant="primary" isBusy={createWrite.isPending}>
            {authTexts.finishProfile}
          </Button>
          <Button onClick={session.signOut}>{authTexts.signOut}</Button>
        </Row>
        <ErrorNote isCompact error={createWrite.error} />
      </form>
      <Text size="s" isMuted>
        {authTexts.contact}{' '}
        <a className={css.link} href={mailto(env.site.email)}>
          {authTexts.contactUs}
        </a>
      </Text>
    </AuthScene>
  );
}
