import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { CropStage } from './CropStage';
import { BlobImage } from './BlobImage';
import css from './PhotoEditor.module.css';
import type { PhotoEditorState } from './usePhotoEditor';

/** The photo with its frame. A photo that is sent as it is has none. What a card shows of it is beside the form. */
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
  if (isUntouched) {
    return (
      <div className={css['untouched']}>
        <p role="status">{messages.untouched}</p>
        <BlobImage blob={picture} />
      </div>
    );
  }
  return <CropStage picture={picture} size={size} frame={frame} isLocked={isLocked} onFrame={editor.setFrame} />;
}
