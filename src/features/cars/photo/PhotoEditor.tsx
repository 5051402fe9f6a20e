import Alert from 'lucide-react/icons/circle-alert';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';
import { changePostMessages } from '@/shared/messages/changePost';
import { photoMessages } from '@/shared/messages/photo';
import { photoEditorMessages as messages } from '@/shared/messages/photoEditor';
import { sellingMessages } from '@/shared/messages/selling';
import { Button } from '@/shared/ui/button/Button';
import { FieldNotes } from '@/shared/ui/form/FieldNotes';
import type { ShownError } from '@/shared/ui/form/fieldIds';
import { PhotoField } from '@/shared/ui/form/PhotoField';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { Picture } from '@/shared/ui/Picture';
import panel from '@/shared/ui/layout/panel.module.css';
import { cx } from '@/shared/ui/cx';
import css from './PhotoEditor.module.css';
import { PhotoFacts } from './PhotoFacts';
import { PhotoStage } from './PhotoStage';
import { FrameTools, OtherPhoto } from './PhotoTools';
import type { PhotoEditorState } from './usePhotoEditor';
import { UploadBar } from './UploadBar';

interface PhotoEditorProps {
  editor: PhotoEditorState;
  /** The address of the photo that the post has now. */
  current: string | undefined;
  /** The post is being sent. */
  isLocked: boolean;
  error: ShownError | undefined;
  onPick: (photo: File | undefined) => void;
  ref?: Ref<{ focus: () => void }>;
}

/** Chooses, turns, frames and uploads the photo of a post. */
export function PhotoEditor({ editor, current, isLocked, error, onPick, ref }: PhotoEditorProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const { photo, frame, size, picture, metadata, fault, upload, isUntouched } = editor;
  const sentUntouched = isUntouched && size && picture ? { ...size, bytes: picture.size } : undefined;
  const shownError = fault === undefined ? error : { message: fault };

  return (
    <section className={cx(panel['panel'], css['editor'])}>
      <div className={css['head']}>
        <h2 id={id}>{sellingMessages.photo}</h2>
        {photo && <small>{photo.name}</small>}
      </div>
      {!photo ? (
        <>
          {current !== undefined && (
            <figure className={css['card']}>
              <Picture src={current} alt="" />
              <figcaption>{changePostMessages.currentPhoto}</figcaption>
            </figure>
          )}
          <PhotoField
            ref={input}
            label={<VisuallyHidden>{sellingMessages.photo}</VisuallyHidden>}
            hint={photoMessages.hint}
            error={shownError}
            disabled={isLocked}
            onPick={onPick}
          />
        </>
      ) : (
        <>
          <PhotoStage editor={editor} isLocked={isLocked} />
          <div>
            <FieldNotes id={id} error={shownError} hint={undefined} />
          </div>
          <div className={css['tools']}>
            {size && frame && !isUntouched && (
              <FrameTools frame={frame} size={size} isLocked={isLocked} onFrame={editor.setFrame} />
            )}
            <span className={css['end']}>
              <Button variant="quiet" disabled={isLocked} onClick={() => onPick(undefined)}>
                {messages.removePhoto}
              </Button>
              <OtherPhoto labelId={id} isLocked={isLocked} inputRef={input} onPick={onPick} />
            </span>
          </div>
          {fault === undefined && (
            <UploadBar
              upload={upload}
              isLocked={isLocked}
              onAccept={() => editor.accept()}
              onCancel={() => editor.cancel()}
            />
          )}
          {size && frame && metadata && (
            <PhotoFacts
              bytes={photo.size}
              size={size}
              frame={frame}
              metadata={metadata}
              sent={upload?.photo ?? sentUntouched}
            />
          )}
        </>
      )}
      {editor.isRefused && (
        <p role="status" className={css['refused']}>
          <Alert size={18} strokeWidth={1.75} />
          {messages.notKept}
        </p>
      )}
    </section>
  );
}
