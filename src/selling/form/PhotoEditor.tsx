import Alert from 'lucide-react/icons/circle-alert';
import RotateLeft from 'lucide-react/icons/rotate-ccw-square';
import RotateRight from 'lucide-react/icons/rotate-cw-square';
import { lazyWithPreload } from '@/lib/browser/loadChunk';
import { PhotoField } from '@/photo/PhotoField';
import { photoTexts } from '@/photo/texts';
import { sellingTexts } from '@/selling/texts';
import { IconButton } from '@/ui/button/Button';
import { Announcement, LiveRegion } from '@/ui/feedback/LiveRegion';
import { Skeleton } from '@/ui/feedback/loading';
import { Row, Stack, Panel } from '@/ui/layout/layout';
import { Picture } from '@/ui/picture/Picture';
import { VisuallyHidden } from '@/ui/Text';
import { photoEditorTexts as texts } from './photoTexts';
import type { PostPhoto } from './usePostPhoto';
import css from './PhotoEditor.module.css';

/** As high as `.stage` with a photo of 4:3, so that the fields below stay where they are while it loads. */
const stageSkeleton = <Skeleton height="min(448px, 75cqw + 7px)" />;
const CropStage = lazyWithPreload(() => import('./CropStage'), 'CropStage', { fallback: stageSkeleton });

interface PhotoEditorProps {
  photo: PostPhoto;
  /** The address of the photo that the post has now. */
  current: string | undefined;
  /** The post is being sent. */
  isLocked: boolean;
}

export function PhotoEditor({ photo: edited, current, isLocked }: PhotoEditorProps) {
  const { photo, frame, status, error, inputRef } = edited;

  return (
    <Panel as="section" isPadded className={css.editor}>
      <Stack gap={4}>
        <h2>{sellingTexts.photo}</h2>
        {status === 'reading' && (
          <div>
            <Announcement>{texts.reading}</Announcement>
            <Stack gap={4}>
              {stageSkeleton}
              <Skeleton width={96} height={44} />
            </Stack>
          </div>
        )}
        {photo && (
          <>
            <CropStage photo={photo} frame={frame} isLocked={isLocked} onFrame={(next) => edited.setFrame(next)} />
            <Row gap={2} align="stretch">
              <IconButton label={texts.turnLeft} disabled={isLocked} onClick={() => edited.turn(-1)}>
                <RotateLeft size={20} />
              </IconButton>
              <IconButton label={texts.turnRight} disabled={isLocked} onClick={() => edited.turn(1)}>
                <RotateRight size={20} />
              </IconButton>
            </Row>
          </>
        )}
        {!photo && status !== 'reading' && current !== undefined && (
          <figure className={css.card}>
            <Picture src={current} alt="" />
            <figcaption>{sellingTexts.change.currentPhoto}</figcaption>
          </figure>
        )}
        <PhotoField
          ref={inputRef}
          label={<VisuallyHidden>{sellingTexts.photo}</VisuallyHidden>}
          hint={photo || status === 'reading' ? undefined : photoTexts.hint}
          value={photo}
          isShownBeside
          isReading={status === 'reading'}
          error={error}
          disabled={isLocked}
          onPick={(file) => edited.pick(file)}
        />
        {status === 'refused' && (
          <LiveRegion box={Row} as="p" gap={2} align="stretch" size="s" isDanger className={css.refused}>
            <Alert size={18} />
            {texts.notKept}
          </LiveRegion>
        )}
      </Stack>
    </Panel>
  );
}
