import FileImage from 'lucide-react/icons/file-image';
import { useCallback, useState } from 'react';
import css from './PhotoField.module.css';

/** A preview of the chosen file, or an icon for formats that this browser cannot display. */
export function PhotoPreview({ file }: { file: File }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );

  if (isUnreadable) return <FileImage size={28} strokeWidth={1.5} />;
  return <img ref={showFile} alt="" className={css['preview']} onError={() => setIsUnreadable(true)} />;
}
