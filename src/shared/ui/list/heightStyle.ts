/** Sets the height that a row of `offScreen.module.css` takes until it has been rendered. */
export function heightStyle(height: number | undefined): Record<`--${string}`, string> | undefined {
  return height === undefined ? undefined : { '--row-height': `${height}px` };
}
