import Alert from 'lucide-react/icons/circle-alert';
import RotateLeft from 'lucide-react/icons/rotate-ccw-square';
import RotateRight from 'lucide-react/icons/rotate-cw-square';
import { changePostMessages } from '@/shared/messages/changePost';
import { photoMessages } from '@/shared/messages/photo';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { sellingMessages } from '@/shared/messages/selling';
import { IconButton } from '@/shared/ui/button/IconButton';
import { Skeleton } from '@/shared/ui/feedback/Skeleton';
import { PhotoField } from '@/shared/ui/form/PhotoField';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { Picture } from '@/shared/ui/Picture';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import { CropStage } from './CropStage';
import css from './PhotoEditor.module.css';
import type { PostPhoto } from './usePostPhoto';

interface PhotoEditorProps {
  photo: PostPhoto;
  /** The address of the photo that the post has now. */
  current: string | undefined;
  /** The post is being sent. */
  isLocked: boolean;
}

/** Chooses, turns and frames the photo of a post. */
export function PhotoEditor({ photo: edited, current, isLocked }: PhotoEditorProps) {
  const { photo, frame, isReading, storing, error, inputRef } = edited;

  return (
    <section className={cx(panel['panel'], css['editor'])}>
      <h2>{sellingMessages.photo}</h2>
      {isReading && !photo && (
        <div role="status">
          <VisuallyHidden>{messages.reading}</VisuallyHidden>
          <Skeleton height={320} />
        </div>
      )}
      {photo && (
        <>
          <CropStage photo={photo} frame={frame} isLocked={isLocked} onFrame={(next) => edited.setFrame(next)} />
          <div className={css['tools']}>
            <IconButton label={messages.turnLeft} disabled={isLocked} onClick={() => edited.turn(-1)}>
              <RotateLeft size={20} strokeWidth={1.75} />
            </IconButton>
            <IconButton label={messages.turnRight} disabled={isLocked} onClick={() => edited.turn(1)}>
              <RotateRight size={20} strokeWidth={1.75} />
            </IconButton>
          </div>
        </>
      )}
      {!photo && !isReading && current !== undefined && (
        <figure className={css['card']}>
          <Picture src={current} alt="" />
          <figcaption>{changePostMessages.currentPhoto}</figcaption>
        </figure>
      )}
      <PhotoField
        ref={inputRef}
        label={<VisuallyHidden>{sellingMessages.photo}</VisuallyHidden>}
        hint={photo ? undefined : photoMessages.hint}
        value={photo}
        isShownBeside
        error={error}
        disabled={isLocked}
        onPick={(file) => edited.pick(file)}
      />
      {storing === 'refused' && (
        <p role="status" className={css['refused']}>
          <Alert size={18} strokeWidth={1.75} />
          {messages.notKept}
        </p>
      )}
    </section>
  );
}
