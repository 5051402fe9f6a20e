import { useEffect, type ComponentProps } from 'react';
import { PHOTO_TYPES } from './limits';
import css from './PhotoInput.module.css';

const ACCEPTED = Object.keys(PHOTO_TYPES).join(',');

interface PhotoInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'onChange' | 'onClick'> {
  onPick: (photo: File) => void;
}

/** A native file input that covers the box around it, so that the browser handles clicks, keys and dropped files. */
export function PhotoInput({ onPick, ...input }: PhotoInputProps) {
  useEffect(keepDroppedFiles, []);

  return (
    <input
      {...input}
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
