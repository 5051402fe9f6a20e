import type { ComponentProps } from 'react';
import { classes } from './classes';
import css from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  look?: 'outline' | 'ghost' | undefined;
}

export function IconButton({
  label,
  look = 'outline',
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(css['button'], css[look], className)}
    >
      {children}
    </button>
  );
}
