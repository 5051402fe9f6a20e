import { describeError } from '@/shared/api/describeError';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { Button } from '@/shared/ui/button/Button';
import css from './PhotoEditor.module.css';
import type { UploadState } from './photoUploads';

interface UploadBarProps {
  upload: UploadState | undefined;
  /** The post itself is being sent. */
  isLocked: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The upload of the framed photo, which begins when the seller accepts it, or posts the car. */
export function UploadBar({ upload, isLocked, onAccept, onCancel }: UploadBarProps) {
  const status = upload?.status;
  const isRunning = status === 'preparing' || status === 'uploading';

  return (
    <div className={css['upload']}>
      <div className={css['uploadText']} role="status">
        {wordsOf(upload)}
      </div>
      {isRunning && <progress value={upload?.share} max={1} aria-label={messages.uploading(percentOf(upload))} />}
      {isRunning && !isLocked && <Button onClick={onCancel}>{messages.cancel}</Button>}
      {!isRunning && status !== 'done' && !isLocked && (
        <Button onClick={onAccept}>{status === 'failed' ? messages.retry : messages.accept}</Button>
      )}
    </div>
  );
}

function percentOf(upload: UploadState | undefined) {
  return Math.round((upload?.share ?? 0) * 100);
}

function wordsOf(upload: UploadState | undefined) {
  switch (upload?.status) {
    case undefined:
      return messages.notSent;
    case 'preparing':
      return messages.preparing;
    case 'uploading':
      return (
        <>
          <b>{messages.uploading(percentOf(upload))}</b>{' '}
          {upload.photo && <span>{messages.ofSize(upload.share, upload.photo.bytes)}</span>}
        </>
      );
    case 'cancelled':
      return messages.cancelled;
    case 'failed':
      return (
        <>
          <b>{messages.failed}</b> <bdi>{describeError(upload.error)}</bdi>
        </>
      );
    case 'done':
      return messages.uploaded;
  }
}
