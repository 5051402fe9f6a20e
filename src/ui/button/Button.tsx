import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './Button.module.css';
import { buttonClass, type ButtonVariant, type ButtonSize } from './buttonClass';
import { cx } from '@/ui/cx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isBusy?: boolean | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

/** While busy, it ignores clicks and submits no form, but is not disabled, so that it keeps the focus. */
export function Button({
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
      type={type}
      disabled={disabled}
      className={cx(buttonClass(variant, size, isWide), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || disabled || rest['aria-disabled']}
      onClick={handleClick}
    >
      <span className={css['content']}>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
      {isBusy && <span className={css['spinner']} aria-hidden />}
    </button>
  );
}
