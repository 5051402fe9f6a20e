import { useState } from 'react';
import { CarPlaceholder } from './art/CarPlaceholder';
import { cx } from './cx';
import css from './Picture.module.css';

interface PictureProps {
  src: string | undefined;
  alt: string;
  brand?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
  /** The same picture in other sizes, and how wide it is shown. */
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Above the fold: loaded at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A photo in a box whose shape is fixed before it arrives; a missing or broken one is drawn. */
export function Picture({
  src,
  alt,
  brand,
  width = 640,
  height = 480,
  srcSet,
  sizes,
  priority,
  className,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const box = { className: cx(css['box'], className), style: { aspectRatio: `${width} / ${height}` } };

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
        onError={() => setBrokenSrc(src)}
      />
    </span>
  );
}
