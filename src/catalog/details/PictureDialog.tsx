import { useState } from 'react';
import Lightbox, { ImageSlide, isImageSlide } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { MAX_ZOOM } from '@/cars/limits';
import { commonTexts } from '@/lib/text/texts';
import { LiveRegion } from '@/ui/feedback/LiveRegion';
import { enlarged, fitted, MAX_ENLARGEMENT, type Size } from './enlarged';
import { carDetailsTexts as texts } from './texts';
import css from './CarPicture.module.css';

interface PictureDialogProps {
  src: string;
  title: string;
  /** The picture's own size; undefined while it loads on the page as well. */
  size: Size | undefined;
  onClose: () => void;
}

/** A picture that fills the screen and can be zoomed: by wheel, pinch, double click, buttons, and the keys + and −. */
export function PictureDialog({ src, title, size: knownSize, onClose }: PictureDialogProps) {
  const [loadedSize, setLoadedSize] = useState<Size>();
  const size = knownSize ?? loadedSize;
  const imageProps = { referrerPolicy: 'no-referrer', draggable: false } as const;
  const iconError = () => (
    <LiveRegion as="span" role="alert">
      {texts.notLoaded}
    </LiveRegion>
  );

  return (
    <Lightbox
      open
      close={onClose}
      className={css.dialog}
      // In its enlarged size, of which the zoom counts.
      slides={[{ src, alt: title, ...(size && enlarged(size)) }]}
      plugins={[Zoom]}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: MAX_ZOOM / MAX_ENLARGEMENT }}
      carousel={{ finite: true, padding: 0 }}
      styles={{ container: { backgroundColor: 'var(--foot)' } }}
      controller={{ closeOnBackdropClick: true }}
      labels={{
        Lightbox: title,
        'Photo gallery': title,
        Close: commonTexts.close,
        'Zoom in': texts.larger,
        'Zoom out': texts.smaller,
      }}
      render={{
        // There is one picture.
        buttonPrev: () => null,
        buttonNext: () => null,
        iconError,
        // Its own slide is never larger than the picture itself.
        slide: ({ slide, offset, rect }) =>
          isImageSlide(slide) && (
            <ImageSlide
              slide={slide}
              offset={offset}
              rect={rect}
              render={{ iconError }}
              imageProps={{ ...imageProps, style: size ? fitted(size, rect) : { visibility: 'hidden' } }}
              onLoad={({ naturalWidth, naturalHeight }) =>
                setLoadedSize({ width: naturalWidth, height: naturalHeight })
              }
            />
          ),
      }}
    />
  );
}
