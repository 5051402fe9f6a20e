import ImagePlus from 'lucide-react/icons/image-plus';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { PHOTO_TYPES } from '@/shared/config/limits';
import { uiMessages } from '@/shared/messages/ui';
import { Button } from '@/shared/ui/button/Button';
import { cx } from '@/shared/ui/cx';
import fieldCss from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { ariaFieldProps, type ShownError } from './fieldIds';
import css from './PhotoField.module.css';
import { PhotoPreview } from './PhotoPreview';

const ACCEPTED = Object.keys(PHOTO_TYPES).join(',');

interface PhotoFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'onChange'> {
  label: ReactNode;
  value?: File | undefined;
  onPick: (photo: File | undefined) => void;
  /** How much of the upload is done, from 0 to 1; none while nothing is uploaded. */
  progress?: number | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

/** A file input that fills its drop area, so that clicks, keys and dropped files all reach the platform's own control. */
export function PhotoField({
  label,
  value,
  onPick,
  progress,
  error,
  hint,
  id: givenId,
  ref,
  ...input
}: PhotoFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const own = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function pick() {
    const photo = own.current?.files?.[0];
    if (photo) onPick(photo);
  }

  // One that was chosen before the page's code had come.
  const pickEarly = useEffectEvent(pick);
  useEffect(() => pickEarly(), []);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        className={cx(fieldCss['box'], css['area'], isOver && css['over'], error && fieldCss['faulty'])}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
      >
        {value ? (
          <PhotoPreview key={`${value.name} ${value.lastModified}`} file={value} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} />
        )}
        <span className={css['words']}>
          <b>{value ? uiMessages.otherPhoto : uiMessages.choosePhoto}</b>
          <span>{value ? value.name : uiMessages.dropPhoto}</span>
        </span>
        <input
          {...input}
          {...ariaFieldProps(id, { error, hint, describedBy: input['aria-describedby'] })}
          id={id}
          ref={own}
          type="file"
          accept={ACCEPTED}
          className={css['input']}
          onClick={({ currentTarget }) => {
            // The same file, chosen again after its removal, is a change too.
            currentTarget.value = '';
          }}
          onChange={pick}
        />
      </div>
      {progress !== undefined && (
        <progress className={css['progress']} value={progress} max={1} aria-label={uiMessages.uploading} />
      )}
      {value && progress === undefined && (
        <Button variant="quiet" className={css['remove']} disabled={input.disabled} onClick={() => onPick(undefined)}>
          {uiMessages.removePhoto}
        </Button>
      )}
    </FieldFrame>
  );
}
