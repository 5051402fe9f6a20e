import X from 'lucide-react/icons/x';
import { useId, type KeyboardEvent } from 'react';
import { characterKeys, mayBeShortcut } from '@/shared/browser/characterKeys';
import { useUserStore } from '@/shared/browser/userStore';
import { commonMessages } from '@/shared/messages/common';
import { pictureMessages as messages } from '@/shared/messages/picture';
import { useUser } from '@/shared/session/SessionProvider';
import { IconButton } from '@/shared/ui/button/IconButton';
import { openDialog } from '@/shared/ui/dialog/openDialog';
import css from './PictureDialog.module.css';
import { PictureStage } from './PictureStage';
import { usePictureView } from './usePictureView';
import { ZOOM_STEP, ZoomControls } from './ZoomControls';

interface PictureDialogProps {
  src: string;
  title: string;
  onClose: () => void;
}

/** How far an arrow key moves, as a share of the stage. */
const KEY_MOVE = 0.1;
const arrows = new Map([
  ['ArrowLeft', { x: KEY_MOVE, y: 0 }],
  ['ArrowRight', { x: -KEY_MOVE, y: 0 }],
  ['ArrowUp', { x: 0, y: KEY_MOVE }],
  ['ArrowDown', { x: 0, y: -KEY_MOVE }],
]);

/** A picture that fills the screen and can be zoomed. It is dark in both themes: the attribute sets the tokens of the dark one. */
export function PictureDialog({ src, title, onClose }: PictureDialogProps) {
  const titleId = useId();
  const { email } = useUser();
  const hasKeys = useUserStore(characterKeys, email);
  const state = usePictureView();
  const zoomByKey = new Map([
    ['+', () => state.zoomBy(ZOOM_STEP)],
    ['=', () => state.zoomBy(ZOOM_STEP)],
    ['-', () => state.zoomBy(1 / ZOOM_STEP)],
    ['0', () => state.zoomTo(1)],
  ]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!mayBeShortcut(event)) return;
    const arrow = arrows.get(event.key);
    const zoom = hasKeys ? zoomByKey.get(event.key) : undefined;
    if (!arrow && !zoom) return;
    event.preventDefault();
    if (arrow) state.move({ x: arrow.x * state.stage.width, y: arrow.y * state.stage.height });
    zoom?.();
  };

  return (
    <dialog
      ref={openDialog}
      className={css['dialog']}
      data-theme="dark"
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className={css['head']}>
        <h2 id={titleId} dir="auto">
          {title}
        </h2>
        <IconButton variant="ghost" label={commonMessages.close} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
      <PictureStage src={src} alt={title} state={state} />
      <ZoomControls
        zoom={state.view.zoom}
        hint={hasKeys ? messages.hint : messages.hintWithoutKeys}
        onZoomBy={state.zoomBy}
        onZoomTo={state.zoomTo}
      />
    </dialog>
  );
}
