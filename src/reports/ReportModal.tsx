import { useIsMutating, type UseMutationResult } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { CallError, isCallError } from '@/api/callError';
import { MAX_LONG_TEXT } from '@/lib/config/limits';
import { commonTexts } from '@/lib/text/texts';
import { Button } from '@/ui/button/Button';
import { ErrorNote } from '@/ui/feedback/notes';
import { atMost, required } from '@/ui/form/formRules';
import { TextArea } from '@/ui/form/TextArea';
import { TextField } from '@/ui/form/TextField';
import { Modal } from '@/ui/overlay/Modal';
import { failureTitle, reportDraft, sendReport } from './queries';
import { ReportedCar } from './ReportedCar';
import type { NewReport, ReportableCar, Reporter } from './schema';
import { reportTexts as texts } from './texts';
import css from './ReportModal.module.css';

interface ReportModalProps {
  car: ReportableCar;
  reporter: Reporter;
  report: UseMutationResult<void, Error, NewReport>;
  onClose: () => void;
}

/** Neither Esc nor a click outside closes it. The draft is stored until the report has arrived or is abandoned. */
export function ReportModal({ car, reporter, report, onClose }: ReportModalProps) {
  const formId = useId();
  const isSending = useIsMutating({ mutationKey: sendReport(car.id).mutationKey }) > 0;
  const draft = reportDraft.read(reporter.email, car.id);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: reporter.name, email: reporter.email, comment: draft.comment },
  });
  const { errors } = formState;
  const error = report.error ?? (draft.isSent && !isSending ? new CallError('maybe-done') : undefined);
  const mayHaveArrived = isCallError(error, 'maybe-done');

  const submit = handleSubmit(({ comment }) => {
    report.mutate({ car, reporter, comment: comment.trim() }, { onSuccess: onClose });
  });
  const abandon = () => {
    reportDraft.drop(reporter.email, car.id);
    report.reset();
    onClose();
  };

  return (
    <Modal
      title={texts.modalTitle}
      isStatic
      onClose={onClose}
      footer={
        <>
          {error && (
            <div className={css.failure}>
              <ErrorNote
                isCompact
                error={error}
                title={failureTitle(error)}
                onRetry={mayHaveArrived ? undefined : () => void submit()}
              />
            </div>
          )}
          <Button onClick={mayHaveArrived ? abandon : onClose}>
            {mayHaveArrived ? texts.leave : commonTexts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isSending} icon={<Flag size={18} />}>
            {mayHaveArrived ? texts.sendAgain : texts.report}
          </Button>
        </>
      }
    >
      <ReportedCar car={car} />
      <form id={formId} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={css.person}>
          <TextField
            label={texts.name}
            readOnly
            error={errors.name}
            {...register('name', { validate: required(texts.nameRequired) })}
          />
          <TextField
            label={texts.email}
            type="email"
            readOnly
            error={errors.email}
            {...register('email', { validate: required(texts.emailRequired) })}
          />
        </div>
        <TextArea
          label={texts.comment}
          placeholder={texts.commentHint}
          data-autofocus
          aria-required
          readOnly={isSending}
          error={errors.comment}
          {...register('comment', {
            validate: { first: required(texts.commentRequired), second: atMost(MAX_LONG_TEXT) },
            onChange: (event: { target: { value: string } }) => {
              reportDraft.write(reporter.email, car.id, { ...draft, comment: event.target.value });
            },
          })}
        />
      </form>
    </Modal>
  );
}
