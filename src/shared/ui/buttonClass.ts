import css from './Button.module.css';
import { classes } from './classes';

export type ButtonLook = 'primary' | 'outline' | 'danger' | 'danger-filled' | 'quiet';
export type ButtonSize = 'normal' | 'large';

/** The look of `Button` and `ButtonLink`, for the rare element that is neither. */
export function buttonClass(look: ButtonLook = 'outline', size: ButtonSize = 'normal', isWide = false) {
  return classes(css['button'], css[look], size === 'large' && css['large'], isWide && css['wide']);
}
