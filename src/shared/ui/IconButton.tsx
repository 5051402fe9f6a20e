import type { ComponentProps } from 'react';
import { classes } from './classes';
import css from './IconButton.module.css';
import { useIsLive } from './useIsLive';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  look?: 'outline' | 'ghost' | undefined;
}

export function IconButton({
  label,
  look = 'outline',
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const isLive = useIsLive();

  return (
    <button
      title={label}
      aria-disabled={disabled || undefined}
      {...rest}
      type={type}
      disabled={disabled || !isLive}
      aria-label={label}
      className={classes(css['button'], css[look], className)}
    >
      {children}
    </button>
  );
}
