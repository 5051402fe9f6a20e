import { useCallback, type ComponentProps } from 'react';

interface BlobImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> {
  blob: Blob;
}

/** A picture from memory, without a name of its own: what is around it says what it is. */
export function BlobImage({ blob, ...image }: BlobImageProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      element.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...image} ref={show} alt="" draggable={false} />;
}
