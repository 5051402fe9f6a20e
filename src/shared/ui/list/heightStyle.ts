/** The height that a row of `offScreen.module.css` takes until it is drawn. */
export function heightStyle(height: number | undefined): Record<`--${string}`, string> | undefined {
  return height === undefined ? undefined : { '--row-height': `${height}px` };
}
