import css from './Button.module.css';
import { cx } from '@/ui/cx';

export type ButtonVariant = 'primary' | 'outline' | 'danger' | 'danger-filled' | 'quiet';
export type ButtonSize = 'normal' | 'large';

/** The class names of `Button` and `ButtonLink`, for other elements that should look like them. */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'normal', isWide = false) {
  return cx(css['button'], css[variant], size === 'large' && css['large'], isWide && css['wide']);
}
