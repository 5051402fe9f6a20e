import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './Button.module.css';
import { buttonClass, type ButtonVariant, type ButtonSize } from './buttonClass';
import { cx } from '@/shared/ui/cx';
import { useHydrated } from '@/shared/ui/useHydrated';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isBusy?: boolean | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

/**
 * While busy it takes no click and sends no form, but keeps the focus, so that nobody is thrown back to the page's start. Markup
 * rendered ahead looks like it and takes no press either, until its code has come.
 */
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
  const isLive = useHydrated();

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || !isLive}
      className={cx(buttonClass(variant, size, isWide), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || disabled || rest['aria-disabled']}
      onClick={click}
    >
      <span className={css['content']}>
        {icon}
        {children}
      </span>
      {isBusy && <span className={css['spinner']} aria-hidden />}
    </button>
  );
}
