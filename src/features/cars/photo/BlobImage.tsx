import { useCallback } from 'react';

/** A picture from memory, without a name of its own: what is around it says what it is. */
export function BlobImage({ blob }: { blob: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt="" draggable={false} />;
}
