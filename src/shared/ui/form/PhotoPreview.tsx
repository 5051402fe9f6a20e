import FileImage from 'lucide-react/icons/file-image';
import { useCallback, useState } from 'react';
import css from './PhotoField.module.css';

/** A picture of the file that was chosen; formats that this browser cannot draw get an icon. */
export function PhotoPreview({ file }: { file: File }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.setAttribute('src', address);
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

  if (isUnreadable) return <FileImage size={28} strokeWidth={1.5} />;
  return <img ref={draw} alt="" className={css['preview']} onError={() => setIsUnreadable(true)} />;
}
