import Mail from 'lucide-react/icons/mail';
import { useForm } from 'react-hook-form';
import { useWrite } from '@/api/useWrite';
import { commonTexts } from '@/lib/text/texts';
import { Button } from '@/ui/button/Button';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { ErrorNote } from '@/ui/feedback/notes';
import { emailAddress } from '@/ui/form/formRules';
import { TextField } from '@/ui/form/TextField';
import { Modal } from '@/ui/overlay/Modal';
import { resetPassword } from './queries';
import { authTexts } from './texts';
import css from './auth.module.css';

interface ForgotPasswordProps {
  /** The email typed in the login form. */
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
        title={authTexts.forgotTitle}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {commonTexts.close}
          </Button>
        }
      >
        <LiveRegion>{authTexts.linkSent(request.variables)}</LiveRegion>
      </Modal>
    );
  }
  return (
    <Modal title={authTexts.forgotTitle} onClose={onClose}>
      <form className={css.form} onSubmit={(event) => void submit(event)} aria-label={authTexts.forgotTitle} noValidate>
        <p>{authTexts.forgotText}</p>
        <TextField
          label={authTexts.email}
          type="email"
          autoComplete="username"
          data-autofocus
          icon={<Mail size={20} />}
          error={formState.errors.email}
          {...register('email', { validate: emailAddress })}
        />
        <ErrorNote isCompact error={request.error} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={request.isPending}>
          {authTexts.sendLink}
        </Button>
      </form>
    </Modal>
  );
}
