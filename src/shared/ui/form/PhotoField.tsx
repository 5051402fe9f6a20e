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
import { PHOTO_TYPES } from '@/shared/config/photoLimits';
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
  /** The uploaded fraction, from 0 to 1; undefined while nothing is being uploaded. */
  progress?: number | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

/** A native file input that covers its drop area, so that the browser handles clicks, keys and dropped files. */
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
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  function pick() {
    const photo = inputRef.current?.files?.[0];
    if (photo) onPick(photo);
  }

  // Picks up a photo that was chosen in the prerendered page, before hydration.
  const pickBeforeHydration = useEffectEvent(pick);
  useEffect(() => pickBeforeHydration(), []);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div
        className={cx(fieldCss['box'], css['area'], isDraggedOver && css['over'], error && fieldCss['faulty'])}
        onDragEnter={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={() => setIsDraggedOver(false)}
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
          ref={inputRef}
          type="file"
          accept={ACCEPTED}
          className={css['input']}
          onClick={({ currentTarget }) => {
            // Otherwise choosing the same file again after removing it would not be a change event.
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
