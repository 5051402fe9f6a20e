import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';
import { useKeptFocus } from '@/ui/focus';
import css from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isBusy?: boolean | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

/** While busy, it ignores clicks and submits no form, but is not disabled, so that it keeps the focus. */
export function Button({
  ref,
  variant,
  size,
  isBusy = false,
  isWide,
  icon,
  type = 'button',
  disabled = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      ref={useKeptFocus(ref)}
      type={type}
      disabled={disabled}
      className={cx(buttonClass(variant, size, isWide), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || disabled || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={css.content}>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
      {isBusy && <span className={css.spinner} aria-hidden />}
    </button>
  );
}

export type ButtonSize = 'normal' | 'large';

const variants = {
  primary: css.primary,
  outline: css.outline,
  danger: css.danger,
  'danger-filled': css.dangerFilled,
  quiet: css.quiet,
};
export type ButtonVariant = keyof typeof variants;

/** The class names of `Button` and `ButtonLink`, for other elements that should look like them. */
export function buttonClass(variant: ButtonVariant = 'outline', size: ButtonSize = 'normal', isWide = false) {
  return cx(css.button, variants[variant], size === 'large' && css.large, isWide && css.wide);
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass(variant, size, isWide), className)}>
      <span className={css.content}>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  variant?: 'outline' | 'ghost' | undefined;
}

export function IconButton({
  ref,
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
      ref={useKeptFocus(ref)}
      type={type}
      disabled={disabled}
      aria-label={label}
      className={cx(css.iconButton, variant === 'outline' && css.iconOutline, className)}
    >
      {children}
    </button>
  );
}
