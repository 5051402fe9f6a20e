/** How much a small picture is enlarged to fill its place: more would only show that it is small. */
export const MAX_ENLARGEMENT = 2;

/** In pixels of CSS; a picture's own size in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The largest size in which a picture is shown without being zoomed. */
export function enlarged({ width, height }: Size): Size {
  return { width: width * MAX_ENLARGEMENT, height: height * MAX_ENLARGEMENT };
}

/** The size of the part of a picture that shows in a frame which it covers (`object-fit: cover`). */
export function cropped({ width, height }: Size, frame: Size): Size {
  const proportions = frame.width / frame.height;
  return { width: Math.min(width, height * proportions), height: Math.min(height, width / proportions) };
}

/** The size of a whole picture that fills a window as far as its enlargement allows. */
export function fitted(picture: Size, window: Size): Size {
  const scale = Math.min(window.width / picture.width, window.height / picture.height, MAX_ENLARGEMENT);
  return { width: picture.width * scale, height: picture.height * scale };
}
