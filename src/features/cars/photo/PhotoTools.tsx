import ImageUp from 'lucide-react/icons/image-up';
import RotateLeft from 'lucide-react/icons/rotate-ccw-square';
import RotateRight from 'lucide-react/icons/rotate-cw-square';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useId, type Ref } from 'react';
import { MAX_ZOOM } from '@/shared/config/carLimits';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { buttonClass } from '@/shared/ui/button/buttonClass';
import { IconButton } from '@/shared/ui/button/IconButton';
import { PhotoInput } from '@/shared/ui/form/PhotoInput';
import { cx } from '@/shared/ui/cx';
import css from './PhotoEditor.module.css';
import { turnFrame, zoomFrame, zoomOf, type PhotoFrame, type PixelSize } from '@/shared/photo/photoFrame';

interface FrameToolsProps {
  frame: PhotoFrame;
  size: PixelSize;
  isLocked: boolean;
  onFrame: (frame: PhotoFrame) => void;
}

export function FrameTools({ frame, size, isLocked, onFrame }: FrameToolsProps) {
  const zoom = zoomOf(frame, size);

  return (
    <>
      <IconButton label={messages.turnLeft} disabled={isLocked} onClick={() => onFrame(turnFrame(frame, size, -1))}>
        <RotateLeft size={20} strokeWidth={1.75} />
      </IconButton>
      <IconButton label={messages.turnRight} disabled={isLocked} onClick={() => onFrame(turnFrame(frame, size, 1))}>
        <RotateRight size={20} strokeWidth={1.75} />
      </IconButton>
      <span className={css['zoom']}>
        <ZoomOut size={18} strokeWidth={1.75} />
        <input
          type="range"
          aria-label={messages.zoom}
          min={100}
          max={MAX_ZOOM * 100}
          step={5}
          disabled={isLocked}
          value={Math.round(zoom * 100)}
          onChange={(event) => onFrame(zoomFrame(frame, size, event.target.valueAsNumber / 100))}
        />
        <ZoomIn size={18} strokeWidth={1.75} />
      </span>
    </>
  );
}

interface OtherPhotoProps {
  /** The id of the heading, which is the first part of the input's name. */
  labelId: string;
  isLocked: boolean;
  inputRef: Ref<HTMLInputElement>;
  onPick: (photo: File) => void;
}

/** A native file input that looks like a button. */
export function OtherPhoto({ labelId, isLocked, inputRef, onPick }: OtherPhotoProps) {
  const id = useId();

  return (
    <span className={cx(buttonClass(), css['other'])}>
      <ImageUp size={18} strokeWidth={1.75} />
      <span id={id}>{messages.otherPhoto}</span>
      <PhotoInput ref={inputRef} disabled={isLocked} aria-labelledby={`${labelId} ${id}`} onPick={onPick} />
    </span>
  );
}
