import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { MAX_ZOOM } from '@/shared/config/carLimits';
import { pictureMessages as messages } from '@/shared/messages/picture';
import { Button } from '@/shared/ui/button/Button';
import { IconButton } from '@/shared/ui/button/IconButton';
import css from './PictureDialog.module.css';

interface ZoomControlsProps {
  zoom: number;
  hint: string;
  onZoomBy: (factor: number) => void;
  onZoomTo: (zoom: number) => void;
}

/** The factor of one press on a button or key. */
export const ZOOM_STEP = 1.25;

export function ZoomControls({ zoom, hint, onZoomBy, onZoomTo }: ZoomControlsProps) {
  const filled: Record<`--${string}`, string> = { '--filled': `${((zoom - 1) / (MAX_ZOOM - 1)) * 100}%` };

  return (
    <div className={css['foot']}>
      <p className={css['hint']}>{hint}</p>
      <IconButton label={messages.smaller} aria-disabled={zoom <= 1} onClick={() => onZoomBy(1 / ZOOM_STEP)}>
        <Minus size={18} strokeWidth={1.75} />
      </IconButton>
      <input
        type="range"
        className={css['slider']}
        style={filled}
        aria-label={messages.zoom}
        aria-valuetext={messages.percent(zoom)}
        min={100}
        max={MAX_ZOOM * 100}
        step={1}
        value={Math.round(zoom * 100)}
        onChange={(event) => onZoomTo(event.target.valueAsNumber / 100)}
      />
      <IconButton label={messages.larger} aria-disabled={zoom >= MAX_ZOOM} onClick={() => onZoomBy(ZOOM_STEP)}>
        <Plus size={18} strokeWidth={1.75} />
      </IconButton>
      <output className={css['percent']}>{messages.percent(zoom)}</output>
      <Button className={css['fit']} onClick={() => onZoomTo(1)}>
        {messages.fit}
      </Button>
    </div>
  );
}
