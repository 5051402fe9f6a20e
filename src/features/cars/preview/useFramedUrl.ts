import { useEffect, useState } from 'react';
import type { PhotoFrame } from '@/shared/photo/photoFrame';
import { renderOffThread } from '@/shared/photo/offThread';

const SIDE = 640;
/** The frame is rendered once it rests for this long. */
const REST_MS = 200;

/** The address of what the frame holds, as a small picture in memory. */
export function useFramedUrl(picture: Blob | undefined, frame: PhotoFrame | undefined) {
  const [url, setUrl] = useState<string>();
  const { x, y, width, height } = frame ?? {};

  useEffect(() => {
    if (!picture || x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
    let made: string | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      // The picture is turned already.
      const part = { turn: 0, x, y, width, height } as const;
      renderOffThread({ file: picture, frame: part, maxSide: SIDE }).then(
        (rendered) => {
          if (isOver || !('blob' in rendered)) return;
          made = URL.createObjectURL(rendered.blob);
          setUrl(made);
        },
        // The preview then shows the car without a picture; what is wrong with the photo is said where it is framed and sent.
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [picture, x, y, width, height]);
  return picture && url;
}
