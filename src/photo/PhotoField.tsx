import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { photoTexts as texts } from './texts';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { Stack } from '@/ui/layout/layout';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from '@/ui/form/Field';
import css from './PhotoField.module.css';
import { PHOTO_TYPES } from './limits';
import FileImage from 'lucide-react/icons/file-image';
import { BlobImage } from '@/ui/BlobImage';

const ACCEPTED = Object.keys(PHOTO_TYPES).join(',');

interface PhotoFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'onChange' | 'onClick'> {
  label: ReactNode;
  value?: File | undefined;
  /** The page shows the photo beside the field. */
  isShownBeside?: boolean;
  onPick: (photo: File | undefined) => void;
  /** The uploaded fraction, from 0 to 1; undefined while nothing is being uploaded. */
  progress?: number | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

/** A native file input covers the box, so that the browser handles clicks, keys and dropped files. */
export function PhotoField({
  label,
  value,
  isShownBeside = false,
  onPick,
  progress,
  error,
  hint,
  id: givenId,
  ...input
}: PhotoFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  useEffect(keepDroppedFiles, []);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <FieldBox
        isFaulty={Boolean(error)}
        className={cx(css.area, isDraggedOver && css.over)}
        onDragEnter={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={() => setIsDraggedOver(false)}
      >
        {value && !isShownBeside ? (
          <PhotoPreview key={`${value.name} ${value.lastModified}`} file={value} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} />
        )}
        <Stack as="span" size="m" className={css.words}>
          <b>{value ? texts.chooseOther : texts.choose}</b>
          <span>{value ? value.name : texts.drop}</span>
        </Stack>
        <input
          {...input}
          {...ariaFieldProps(id, { error, hint, describedBy: input['aria-describedby'] })}
          id={id}
          type="file"
          accept={ACCEPTED}
          className={css.input}
          onClick={({ currentTarget }) => {
            // Otherwise choosing the same file again would not be a change event.
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => {
            const photo = currentTarget.files?.[0];
            if (photo) onPick(photo);
          }}
        />
      </FieldBox>
      {progress !== undefined && (
        <progress className={css.progress} value={progress} max={1} aria-label={texts.uploading} />
      )}
      {value && progress === undefined && (
        <Button variant="quiet" className={css.remove} disabled={input.disabled} onClick={() => onPick(undefined)}>
          {texts.remove}
        </Button>
      )}
    </FieldFrame>
  );
}

/** A file that is dropped beside the box must not replace the page, which browsers otherwise do. */
function keepDroppedFiles() {
  const keep = (event: DragEvent) => {
    const isInBox = event.target instanceof HTMLInputElement && event.target.type === 'file' && !event.target.disabled;
    if (isInBox || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', keep);
  document.addEventListener('drop', keep);
  return () => {
    document.removeEventListener('dragover', keep);
    document.removeEventListener('drop', keep);
  };
}

/** A preview of the chosen file, or an icon for formats that this browser cannot display. */
function PhotoPreview({ file }: { file: File }) {
  const [isUnreadable, setIsUnreadable] = useState(false);

  if (isUnreadable) return <FileImage size={28} strokeWidth={1.5} />;
  return <BlobImage blob={file} className={css.preview} onError={() => setIsUnreadable(true)} />;
}
