import Mail from 'lucide-react/icons/mail';
import { useForm } from 'react-hook-form';
import { filled } from '@/shared/formRules';
import { Button } from '@/shared/ui/Button';
import { Modal } from '@/shared/ui/Modal';
import { TextField } from '@/shared/ui/TextField';
import { useWrite } from '@/shared/useWrite';
import { authWords } from '@/shared/words/auth';
import { commonWords } from '@/shared/words/common';
import css from './auth.module.css';
import { AuthError } from './AuthError';
import { resetPassword } from './queries';

interface ForgotPasswordProps {
  /** What was typed in the login form. */
  email: string;
  onClose: () => void;
}

export function ForgotPassword({ email: typed, onClose }: ForgotPasswordProps) {
  const request = useWrite(resetPassword);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: typed } });

  const submit = handleSubmit(({ email }) => request.mutate(email.trim()));

  if (request.isSuccess) {
    return (
      <Modal
        title={authWords.forgotTitle}
        onClose={onClose}
        footer={
          <Button look="primary" onClick={onClose}>
            {commonWords.close}
          </Button>
        }
      >
        <p role="status">{authWords.linkSent(request.variables)}</p>
      </Modal>
    );
  }
  return (
    <Modal title={authWords.forgotTitle} onClose={onClose}>
      <form
        className={css['form']}
        onSubmit={(event) => void submit(event)}
        aria-label={authWords.forgotTitle}
        noValidate
      >
        <p>{authWords.forgotText}</p>
        <TextField
          label={authWords.email}
          type="email"
          autoComplete="username"
          data-autofocus
          icon={<Mail size={20} strokeWidth={1.75} />}
          error={formState.errors.email}
          {...register('email', { validate: filled(authWords.emailRequired) })}
        />
        <AuthError error={request.error} />
        <Button type="submit" look="primary" size="large" isWide isBusy={request.isPending}>
          {authWords.sendLink}
        </Button>
      </form>
    </Modal>
  );
}
