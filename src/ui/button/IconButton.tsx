import type { ComponentProps } from 'react';
import { cx } from '@/ui/cx';
import css from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  variant?: 'outline' | 'ghost' | undefined;
}

export function IconButton({
  label,
  variant = 'outline',
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={cx(css.button, variant === 'outline' && css.outline, className)}
    >
      {children}
    </button>
  );
}
