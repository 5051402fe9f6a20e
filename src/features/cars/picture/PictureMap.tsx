import css from './PictureDialog.module.css';
import { visiblePart, type Size, type View } from './pictureView';

interface PictureMapProps {
  src: string;
  view: View;
  stage: Size;
}

/** The whole picture in small, with a frame around the part that the stage shows. */
export function PictureMap({ src, view, stage }: PictureMapProps) {
  const part = visiblePart(view, stage);
  const percent = (share: number) => `${share * 100}%`;
  const frame = {
    left: percent(part.left),
    top: percent(part.top),
    width: percent(part.width),
    height: percent(part.height),
  };

  return (
    <div className={css['map']} aria-hidden>
      <img src={src} alt="" draggable={false} referrerPolicy="no-referrer" />
      <i style={frame} />
    </div>
  );
}
