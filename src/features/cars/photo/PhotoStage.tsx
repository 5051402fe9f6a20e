import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { largestFrame } from '@/shared/photo/photoFrame';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { CropStage } from './CropStage';
import { FramedPhoto } from './FramedPhoto';
import css from './PhotoEditor.module.css';
import type { PhotoEditorState } from './usePhotoEditor';

/** The photo with its frame, and what a card will show of it. A photo that is sent as it is has no frame, and cards show its middle. */
export function PhotoStage({ editor, isLocked }: { editor: PhotoEditorState; isLocked: boolean }) {
  const { frame, size, picture, fault, isUntouched } = editor;

  if (!picture || !size || !frame) {
    return (
      fault === undefined && (
        <div role="status">
          <VisuallyHidden>{messages.reading}</VisuallyHidden>
          <Skeleton height={320} />
        </div>
      )
    );
  }
  return (
    <div className={css['pictures']}>
      {isUntouched ? (
        <p role="status">{messages.untouched}</p>
      ) : (
        <CropStage picture={picture} size={size} frame={frame} isLocked={isLocked} onFrame={editor.setFrame} />
      )}
      <figure className={css['card']}>
        <FramedPhoto picture={picture} frame={isUntouched ? largestFrame(size) : frame} />
        <figcaption>{messages.card}</figcaption>
      </figure>
    </div>
  );
}
