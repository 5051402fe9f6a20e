import { useIsMutating, type UseMutationResult } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { isCallError } from '@/shared/api/callError';
import { required } from '@/shared/formRules';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/dialog/Modal';
import { TextArea } from '@/shared/ui/form/TextArea';
import { TextField } from '@/shared/ui/form/TextField';
import { commonMessages } from '@/shared/messages/common';
import { reportMessages as messages } from '@/shared/messages/reports';
import { ReportFailure } from './ReportFailure';
import { ReportedCar } from './ReportedCar';
import css from './ReportModal.module.css';
import { sendReport } from './queries';
import { reportDraft } from './reportDraft';
import type { NewReport, ReportableCar, Reporter } from './schema';

interface ReportModalProps {
  car: ReportableCar;
  reporter: Reporter;
  report: UseMutationResult<void, Error, NewReport>;
  onClose: () => void;
}

/** Neither Esc nor a click outside closes it. The draft is stored until the report is sent or abandoned. */
export function ReportModal({ car, reporter, report, onClose }: ReportModalProps) {
  const formId = useId();
  const isSending = useIsMutating({ mutationKey: sendReport(car.id).mutationKey }) > 0;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: reporter.name, email: reporter.email, comment: reportDraft.read(reporter.email, car.id) },
  });
  const { errors } = formState;
  const mayHaveArrived = isCallError(report.error, 'maybe-done');

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
      title={messages.modalTitle}
      isStatic
      onClose={onClose}
      footer={
        <>
          {report.isError && (
            <div className={css['failure']}>
              <ReportFailure error={report.error} onRetry={mayHaveArrived ? undefined : () => void submit()} />
            </div>
          )}
          <Button onClick={mayHaveArrived ? abandon : onClose}>
            {mayHaveArrived ? messages.leave : commonMessages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isSending}
            icon={<Flag size={18} strokeWidth={1.75} />}
          >
            {mayHaveArrived ? messages.sendAgain : messages.report}
          </Button>
        </>
      }
    >
      <ReportedCar car={car} />
      <form id={formId} className={css['form']} noValidate onSubmit={(event) => void submit(event)}>
        <div className={css['person']}>
          <TextField
            label={messages.name}
            readOnly
            error={errors.name}
            {...register('name', { validate: required(messages.nameRequired) })}
          />
          <TextField
            label={messages.email}
            type="email"
            readOnly
            error={errors.email}
            {...register('email', { validate: required(messages.emailRequired) })}
          />
        </div>
        <TextArea
          label={messages.comment}
          placeholder={messages.commentHint}
          data-autofocus
          aria-required
          readOnly={isSending}
          error={errors.comment}
          {...register('comment', {
            validate: required(messages.commentRequired),
            onChange: (event: { target: { value: string } }) => {
              reportDraft.write(reporter.email, car.id, event.target.value);
            },
          })}
        />
      </form>
    </Modal>
  );
}
