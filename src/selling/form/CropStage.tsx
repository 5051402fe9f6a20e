import { useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { MAX_ZOOM } from '@/cars/limits';
import { FRAME_RATIO, WHOLE, type PhotoFrame } from '@/photo/renderPhoto';
import { cx } from '@/ui/cx';
import { BlobImage } from '@/ui/picture/BlobImage';
import { Plate } from '@/ui/picture/Plate';
import { photoEditorTexts as texts } from './photoTexts';
import css from './PhotoEditor.module.css';

interface CropStageProps {
  photo: Blob;
  /** Undefined until one is chosen. */
  frame: PhotoFrame | undefined;
  isLocked: boolean;
  onFrame: (frame: PhotoFrame) => void;
}

// Stryker disable ObjectLiteral,StringLiteral,ArithmeticOperator: these are set before a test begins; with others `cropStage.test.tsx` fails.
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
// Stryker restore ObjectLiteral,StringLiteral,ArithmeticOperator

/** The whole photo with the frame on it, which is moved and sized by pointer and by keyboard. */
export function CropStage({ photo, frame = WHOLE, isLocked, onFrame }: CropStageProps) {
  const [minWidth, setMinWidth] = useState(MIN_WIDTH);
  /** The frame of a low panorama can only be moved, and its corners would cover it. */
  const isWholeHeight = minWidth < MIN_WIDTH;

  return (
    <div className={css.stage}>
      <ReactCrop
        crop={frame}
        aspect={FRAME_RATIO}
        keepSelection
        ruleOfThirds
        disabled={isLocked}
        ariaLabels={ariaLabels}
        minWidth={minWidth}
        className={cx(css.crop, isWholeHeight && css.fixed)}
        onChange={(_pixels, percent) => {
          // Before the photo is displayed, the stage has no size.
          if (percent.width > 0) onFrame(percent);
        }}
        renderSelectionAddon={() => !isWholeHeight && <Plate className={css.caption}>{texts.frameHint}</Plate>}
      >
        <BlobImage
          blob={photo}
          onLoad={({ currentTarget }) => {
            // A panorama may be lower than the smallest frame.
            setMinWidth(Math.min(MIN_WIDTH, currentTarget.getBoundingClientRect().height * FRAME_RATIO));
          }}
        />
      </ReactCrop>
    </div>
  );
}
