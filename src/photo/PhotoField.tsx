import FileImage from 'lucide-react/icons/file-image';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useEffect, useEffectEvent, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/ui/button/Button';
import { cx } from '@/ui/cx';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { FieldBox, FieldFrame, ariaFieldProps, type ShownError } from '@/ui/form/Field';
import { Stack } from '@/ui/layout/layout';
import { BlobImage } from '@/ui/picture/BlobImage';
import { PHOTO_TYPES } from './limits';
import { photoTexts as texts } from './texts';
import css from './PhotoField.module.css';

const ACCEPTED = Object.keys(PHOTO_TYPES).join(',');

interface PhotoFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'onChange' | 'onClick'> {
  label: ReactNode;
  value?: File | undefined;
  /** The page shows the photo beside the field. */
  isShownBeside?: boolean;
  /** A photo was chosen, and is still being read: it can already be removed. */
  isReading?: boolean;
  onPick: (photo: File | undefined) => void;
  /** The uploaded fraction, from 0 to 1; undefined while nothing is being uploaded. */
  progress?: number | undefined;
  error?: ShownError | undefined;
  hint?: ReactNode;
}

/**
 * A native file input covers the box, so that the browser handles clicks, keys and a dropped file. What it does not handle is handled here:
 * several dropped files, a picture dragged from a page, which is an address only, and a pasted picture.
 */
export function PhotoField({
  label,
  value,
  isShownBeside = false,
  isReading = false,
  onPick,
  progress,
  error,
  hint,
  ...input
}: PhotoFieldProps) {
  const id = useId();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  const [note, setNote] = useState<string>();
  const pick = (photo: File | undefined, count = 1) => {
    setNote(count > 1 ? texts.firstOf(count) : undefined);
    onPick(photo);
  };
  usePastedPictures((pictures) => pick(pictures[0], pictures.length), input.disabled);
  useEffect(keepDroppedFiles, []);

  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <FieldBox
        isFaulty={Boolean(error)}
        className={cx(css.area, isDraggedOver && css.over)}
        onDragEnter={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDragOver={(event) => {
          // Without this there is no drop, and the browser opens the picture.
          if (!input.disabled && !isFileDrag(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          setIsDraggedOver(false);
          const { files } = event.dataTransfer;
          if (input.disabled || files.length === 1) return;
          event.preventDefault();
          if (files[0]) pick(files[0], files.length);
          else setNote(texts.fromPage);
        }}
      >
        {value && !isShownBeside ? (
          <PhotoPreview key={`${value.name} ${value.lastModified}`} file={value} />
        ) : (
          <ImagePlus size={28} strokeWidth={1.5} />
        )}
        <Stack as="span" size="m" className={css.words}>
          <b>{(value ?? isReading) ? texts.chooseOther : texts.choose}</b>
          <span>{value ? value.name : texts.drop}</span>
        </Stack>
        <input
          {...input}
          {...ariaFieldProps(id, { error, hint })}
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
            if (photo) pick(photo);
          }}
        />
      </FieldBox>
      <LiveRegion as="span" size="s" className={css.note}>
        {note}
      </LiveRegion>
      {progress !== undefined && (
        <progress className={css.progress} value={progress} max={1} aria-label={texts.uploading} />
      )}
      {(value ?? isReading) && progress === undefined && (
        <Button variant="quiet" className={css.remove} disabled={input.disabled} onClick={() => pick(undefined)}>
          {texts.remove}
        </Button>
      )}
    </FieldFrame>
  );
}

const isFileDrag = ({ types }: DataTransfer) => types.includes('Files');

function isTextPasted({ target, clipboardData }: ClipboardEvent) {
  const isText =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file');
  return isText && clipboardData?.types.includes('text/plain') === true;
}

/** Calls `onPaste` with the pictures that are pasted, unless a text is pasted into a field: office programs add a picture of it. */
function usePastedPictures(onPaste: (pictures: readonly File[]) => void, isDisabled = false) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pictures = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (isDisabled || pictures.length === 0 || isTextPasted(event)) return;
    event.preventDefault();
    onPaste(pictures);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
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
