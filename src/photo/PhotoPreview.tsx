import FileImage from 'lucide-react/icons/file-image';
import { useState } from 'react';
import { BlobImage } from '@/ui/BlobImage';
import css from './PhotoField.module.css';

/** A preview of the chosen file, or an icon for formats that this browser cannot display. */
export function PhotoPreview({ file }: { file: File }) {
  const [isUnreadable, setIsUnreadable] = useState(false);

  if (isUnreadable) return <FileImage size={28} strokeWidth={1.5} />;
  return <BlobImage blob={file} className={css.preview} onError={() => setIsUnreadable(true)} />;
}
