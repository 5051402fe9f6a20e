import { useForm } from 'react-hook-form';
import { isCallError } from '@/api/callError';
import { useWrite } from '@/api/useWrite';
import { trySpelling } from '@/auth/queries';
import { authTexts } from '@/auth/texts';
import { isSameEmail } from '@/lib/text/isSameEmail';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { TextField } from '@/ui/form/TextField';
import { Row } from '@/ui/layout/layout';
import css from '@/auth/auth.module.css';

/** Asks for the capitals of an older record: Google tells Firebase an address without any, and the host compares exactly. */
export function OtherSpelling({ email }: { email: string }) {
  const attempt = useWrite(trySpelling);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { spelling: email } });
  const submit = handleSubmit(({ spelling }) => attempt.mutate(spelling.trim()));

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} aria-label={authTexts.otherSpelling} noValidate>
      <TextField
        label={authTexts.spelling}
        type="email"
        autoComplete="off"
        readOnly={attempt.isPending}
        error={formState.errors.spelling}
        {...register('spelling', {
          validate: (spelling) => isSameEmail(spelling.trim(), email) || authTexts.otherAddress(email),
        })}
      />
      <Row gap={2} align="stretch" isWrapping>
        <Button type="submit" isBusy={attempt.isPending}>
          {authTexts.useSpelling}
        </Button>
      </Row>
      <ErrorNote
        isCompact
        error={attempt.error}
        title={isCallError(attempt.error, 'no-record') ? authTexts.notThisSpelling : undefined}
      />
    </form>
  );
}
