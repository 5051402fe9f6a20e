import { useState, type ReactNode } from 'react';
import { CarPlaceholder } from './art/CarPlaceholder';
import { cx } from './cx';
import css from './Picture.module.css';

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
        onError={() => setBrokenSrc(src)}
      />
      {children}
    </span>
  );
}
