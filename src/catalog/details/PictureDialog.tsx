import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { MAX_ZOOM } from '@/cars/limits';
import { commonTexts } from '@/lib/text/texts';
import { carDetailsTexts as texts } from './texts';
import { LiveRegion } from '@/ui/feedback/LiveRegion';

interface PictureDialogProps {
  src: string;
  title: string;
  onClose: () => void;
}

/** A picture that fills the screen and can be zoomed: by wheel, pinch, double click, buttons, and the keys + and −. */
export function PictureDialog({ src, title, onClose }: PictureDialogProps) {
  return (
    <Lightbox
      open
      close={onClose}
      slides={[{ src, alt: title }]}
      plugins={[Zoom]}
      zoom={{ scrollToZoom: true, maxZoomPixelRatio: MAX_ZOOM }}
      carousel={{ finite: true, imageProps: { referrerPolicy: 'no-referrer', draggable: false } }}
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
        iconError: () => (
          <LiveRegion as="span" role="alert">
            {texts.notLoaded}
          </LiveRegion>
        ),
      }}
    />
  );
}
