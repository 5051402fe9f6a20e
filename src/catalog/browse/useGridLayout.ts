import { breakpoints } from '@/lib/config/breakpoints';
import { useMedia } from '@/ui/useMedia';

/** How wide the window is decides how the cars are laid out. `CarGrid.module.css` has this as custom properties. */
export interface GridLayout {
  columns: number;
  /** In pixels, between columns and between lines. */
  gap: number;
  /** The width of a picture, by its height. */
  photo: number;
}

const onPhone: GridLayout = { columns: 1, gap: 16, photo: 16 / 9 };
const onLaptop: GridLayout = { columns: 2, gap: 24, photo: 3 / 2 };
const usual: GridLayout = { columns: 3, gap: 24, photo: 3 / 2 };
const onWideScreen: GridLayout = { columns: 4, gap: 20, photo: 3 / 2 };

export function useGridLayout(): GridLayout {
  const isPhone = useMedia(breakpoints.phone);
  const isLaptop = useMedia(breakpoints.laptop);
  const isWide = useMedia(breakpoints.wide);
  if (isPhone) return onPhone;
  if (isLaptop) return onLaptop;
  return isWide ? onWideScreen : usual;
}

/** The height of a card without its picture: spaces, border and buttons, and the lines of text above these, which grow with the text size. */
const BESIDES_PICTURE = { px: 74, rem: 2.75 };
/** The border on both sides of a picture. */
const BORDERS_PX = 2;

export type CustomProperties = Record<`--${string}`, number | string>;

export function gridStyle({ columns, gap, photo }: GridLayout): CustomProperties {
  return {
    '--columns': columns,
    '--gap': `${gap}px`,
    '--photo': photo,
    '--borders': `${BORDERS_PX}px`,
    '--besides-picture': `calc(${BESIDES_PICTURE.px}px + ${BESIDES_PICTURE.rem}rem)`,
  };
}

const USUAL_COLUMN_PX = 340;
const USUAL_REM_PX = 16;

/** The height of a line in pixels, assumed until the list is measured, or instead of that: measuring makes the browser lay out the page. */
export function assumedLine({ photo }: GridLayout) {
  const { px, rem } = BESIDES_PICTURE;
  return (USUAL_COLUMN_PX - BORDERS_PX) / photo + px + rem * USUAL_REM_PX;
}
