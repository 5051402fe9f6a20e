import { useState, type ReactNode } from 'react';
import { SHORT_TITLE } from '@/lib/config/limits';
import { truncate } from '@/lib/text/format';
import { CarSilhouette } from '@/ui/art/Landscape';
import { cx } from '@/ui/cx';
import css from './Picture.module.css';
import scene from '@/ui/art/scene.module.css';

interface PictureProps {
  src: string | undefined;
  alt: string;
  brand?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** For pictures above the fold: loads with high priority instead of lazily. */
  priority?: boolean | undefined;
  /** The largest size in which the photo is shown, in pixels: a smaller one stands in the middle of the box. */
  maxSize?: { width: number; height: number } | undefined;
  onLoad?: ((photo: HTMLImageElement) => void) | undefined;
  className?: string | undefined;
  /** Shown on top of a photo, but not on the placeholder. */
  children?: ReactNode;
}

/** A photo in a box of fixed aspect ratio, with a placeholder drawing if it is missing or does not load. */
export function Picture({
  src,
  alt,
  brand,
  width = 640,
  height = 480,
  srcSet,
  sizes,
  priority,
  maxSize,
  onLoad,
  className,
  children,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const box = { className: cx(css.box, className), style: { aspectRatio: `${width} / ${height}` } };

  if (!src || src === brokenSrc) {
    return (
      <span {...box} {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
        <CarPlaceholder {...(brand !== undefined && { brand })} />
      </span>
    );
  }
  return (
    <span {...box}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        srcSet={srcSet}
        sizes={sizes}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        referrerPolicy="no-referrer"
        style={maxSize && { maxWidth: maxSize.width, maxHeight: maxSize.height }}
        onLoad={onLoad && ((event) => onLoad(event.currentTarget))}
        onError={() => setBrokenSrc(src)}
      />
      {children}
    </span>
  );
}

interface CarPlaceholderProps {
  brand?: string | undefined;
}

/** Shown instead of a car's picture that is missing or does not load. */
function CarPlaceholder({ brand }: CarPlaceholderProps) {
  return (
    <svg className={scene.scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" strokeWidth="2" aria-hidden>
      <rect fill="var(--sky)" width="400" height="300" />
      <path fill="var(--far)" d="M0 178C80 150 150 156 220 168S340 158 400 148V300H0Z" />
      <rect fill="var(--road)" y="204" width="400" height="96" />
      <rect className={scene.kerb} y="204" width="400" height="3" />
      <CarSilhouette x={70} y={232} scale={1.08} paint="grey" />
      {brand && (
        <text className={scene.brand} x="200" y="112">
          {truncate(brand, SHORT_TITLE)}
        </text>
      )}
    </svg>
  );
}
