import { useCallback } from 'react';
import { cx } from '@/shared/ui/cx';
import type { PhotoFrame } from '@/shared/photo/photoFrame';
import css from './PhotoEditor.module.css';

interface FramedPhotoProps {
  /** The photo as it is turned already. */
  picture: Blob;
  frame: PhotoFrame;
  className?: string | undefined;
}

/** What the frame holds, as large as its place. */
export function FramedPhoto({ picture, frame: { x, y, width, height }, className }: FramedPhotoProps) {
  return (
    <span className={cx(css['framed'], className)}>
      <BlobImage
        blob={picture}
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-x / width) * 100}%`,
          top: `${(-y / height) * 100}%`,
        }}
      />
    </span>
  );
}

interface BlobImageProps {
  blob: Blob;
  style?: Readonly<Record<'width' | 'height' | 'left' | 'top', string>>;
}

/** A picture from memory, without a name of its own: what is around it says what it is. */
export function BlobImage({ blob, style }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt="" draggable={false} style={style} />;
}
