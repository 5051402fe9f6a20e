import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { pictureMessages } from '@/shared/messages/picture';
import css from './PictureDialog.module.css';
import { PictureMap } from './PictureMap';
import type { Point } from './pictureView';
import { centreOf, pointOf, spreadOf } from './pointers';
import type { usePictureView } from './usePictureView';

interface PictureStageProps {
  src: string;
  alt: string;
  state: ReturnType<typeof usePictureView>;
}

const DOUBLE_CLICK_ZOOM = 2;
const WHEEL_SPEED = 0.002;
/** Browsers report a pinch on a touchpad as a wheel with Ctrl, in smaller steps. */
const TOUCHPAD_SPEED = 0.01;
const LINE_PX = 16;

export function PictureStage({ src, alt, state }: PictureStageProps) {
  const { view, stage, measure, zoomBy, move, setPictureSize } = state;
  const [isBroken, setIsBroken] = useState(false);
  const pointers = useRef(new Map<number, Point>());

  /** A ref callback, because React listens to `wheel` passively, and a passive listener cannot keep the page from zooming. */
  const listenToWheel = (element: HTMLElement | null) => {
    if (!element) return undefined;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
      const { clientX, clientY } = event;
      const at = pointOf({ clientX, clientY, currentTarget: element }, stage);
      zoomBy(Math.exp(-pixels * (event.ctrlKey ? TOUCHPAD_SPEED : WHEEL_SPEED)), at);
    };
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  };
  const handleDoubleClick = (event: MouseEvent) => {
    zoomBy(view.zoom > 1 ? 0 : DOUBLE_CLICK_ZOOM, pointOf(event, stage));
  };

  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event, stage));
  };
  const drag = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, pointOf(event, stage));
    const after = [...pointers.current.values()];
    const [from, to] = [centreOf(before), centreOf(after)];
    const growth = spreadOf(after) / spreadOf(before);
    if (Number.isFinite(growth)) zoomBy(growth, from);
    move({ x: to.x - from.x, y: to.y - from.y });
  };
  const release = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  if (isBroken) {
    return (
      <p role="alert" className={css['broken']}>
        {pictureMessages.notLoaded}
      </p>
    );
  }
  return (
    <div
      ref={listenToWheel}
      className={css['stage']}
      onDoubleClick={handleDoubleClick}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div ref={measure} className={css['whole']}>
        <img
          src={src}
          alt={alt}
          draggable={false}
          referrerPolicy="no-referrer"
          style={{
            translate: `${(view.x / stage.width) * 100}% ${(view.y / stage.height) * 100}%`,
            scale: view.zoom,
          }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPictureSize({ width, height })
          }
          onError={() => setIsBroken(true)}
        />
      </div>
      {view.zoom > 1 && <PictureMap src={src} view={view} stage={stage} />}
    </div>
  );
}
