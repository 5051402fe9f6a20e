import Mail from 'lucide-react/icons/mail';
import { useForm } from 'react-hook-form';
import { emailAddress } from '@/shared/formRules';
import { Button } from '@/shared/ui/button/Button';
import { ErrorNote } from '@/shared/ui/feedback/ErrorNote';
import { Modal } from '@/shared/ui/dialog/Modal';
import { TextField } from '@/shared/ui/form/TextField';
import { useWrite } from '@/shared/useWrite';
import { accountMessages } from '@/shared/messages/account';
import { authMessages } from '@/shared/messages/auth';
import { commonMessages } from '@/shared/messages/common';
import css from './auth.module.css';
import { resetPassword } from './queries';

interface ForgotPasswordProps {
  /** The e-mail typed in the login form. */
  email: string;
  onClose: () => void;
}

export function ForgotPassword({ email: initialEmail, onClose }: ForgotPasswordProps) {
  const request = useWrite(resetPassword);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: initialEmail } });

  const submit = handleSubmit(({ email }) => request.mutate(email.trim()));

  if (request.isSuccess) {
    return (
      <Modal
        title={accountMessages.forgotTitle}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {commonMessages.close}
          </Button>
        }
      >
        <p role="status">{accountMessages.linkSent(request.variables)}</p>
      </Modal>
    );
  }
  return (
    <Modal title={accountMessages.forgotTitle} onClose={onClose}>
      <form
        className={css['form']}
        onSubmit={(event) => void submit(event)}
        aria-label={accountMessages.forgotTitle}
        noValidate
      >
        <p>{accountMessages.forgotText}</p>
        <TextField
          label={authMessages.email}
          type="email"
          autoComplete="username"
          data-autofocus
          icon={<Mail size={20} strokeWidth={1.75} />}
          error={formState.errors.email}
          {...register('email', { validate: emailAddress })}
        />
        <ErrorNote isCompact error={request.error} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={request.isPending}>
          {accountMessages.sendLink}
        </Button>
      </form>
    </Modal>
  );
}
