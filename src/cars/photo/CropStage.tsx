import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { MAX_ZOOM } from '@/cars/limits';
import { photoEditorTexts as texts } from './texts';
import { BlobImage } from '@/ui/BlobImage';
import { cx } from '@/ui/cx';
import plate from '@/cars/cards/plate.module.css';
import css from './PhotoEditor.module.css';
import { CARD_RATIO, WHOLE, type PhotoFrame } from '@/photo/renderPhoto';

interface CropStageProps {
  photo: Blob;
  /** Undefined in the draft of an older version. */
  frame: PhotoFrame | undefined;
  isLocked: boolean;
  onFrame: (frame: PhotoFrame) => void;
}

const { corner, corners } = texts;
const ariaLabels = {
  cropArea: texts.frame,
  nwDragHandle: corner(corners.nw),
  neDragHandle: corner(corners.ne),
  swDragHandle: corner(corners.sw),
  seDragHandle: corner(corners.se),
  nDragHandle: '',
  eDragHandle: '',
  sDragHandle: '',
  wDragHandle: '',
};
/** The smallest frame on the screen, in pixels: the stage is at least 240 wide. */
const MIN_WIDTH = 240 / MAX_ZOOM;

/** The whole photo with the frame on it, which is moved and sized by pointer and by keyboard. */
export function CropStage({ photo, frame = WHOLE, isLocked, onFrame }: CropStageProps) {
  const crop = percentOf(frame);

  const choose = (next: PercentCrop) => {
    if (isSame(next, crop) || next.width === 0) return;
    const share = (value: number) => Math.min(Math.max(value / 100, 0), 1);
    onFrame({ x: share(next.x), y: share(next.y), width: share(next.width), height: share(next.height) });
  };

  return (
    <div className={css.stage}>
      <ReactCrop
        crop={crop}
        aspect={CARD_RATIO}
        keepSelection
        ruleOfThirds
        disabled={isLocked}
        ariaLabels={ariaLabels}
        minWidth={MIN_WIDTH}
        className={css.crop}
        onChange={(_pixels, percent) => choose(percent)}
        renderSelectionAddon={() => <span className={cx(plate.plate, css.caption)}>{texts.frameHint}</span>}
      >
        <BlobImage blob={photo} />
      </ReactCrop>
    </div>
  );
}

function percentOf({ x, y, width, height }: PhotoFrame): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** The stage reports its own frame once at first, up to rounding. */
function isSame(a: PercentCrop, b: PercentCrop) {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.05);
}
