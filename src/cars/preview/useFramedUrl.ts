import { useEffect, useState } from 'react';
import { WHOLE, type PhotoFrame } from '@/photo/photoFrame';
import { renderPhoto } from '@/photo/renderPhoto';

const SIDE = 640;
/** The frame is rendered once it rests for this long. */
const REST_MS = 200;

/** The address of what the frame holds, as a small picture in memory. */
export function useFramedUrl(photo: File | undefined, frame: PhotoFrame = WHOLE) {
  const [made, setMade] = useState<{ photo: File; url: string }>();
  const { x, y, width, height } = frame;

  useEffect(() => {
    if (!photo) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      renderPhoto(photo, { frame: { x, y, width, height }, maxSide: SIDE }).then(
        ({ blob }) => {
          if (!isOver) setMade({ photo, url: URL.createObjectURL(blob) });
        },
        // The preview then shows the car without a picture; what is wrong with the photo is said where it is sent.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [photo, x, y, width, height]);
  useEffect(() => made && (() => URL.revokeObjectURL(made.url)), [made]);
  // While the frame moves, the picture of its last place stays.
  return photo && made?.photo === photo ? made.url : undefined;
}
