import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import css from './Button.module.css';
import { buttonClass, type ButtonVariant, type ButtonSize } from './buttonClass';
import { cx } from '@/ui/cx';

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(buttonClass(variant, size, isWide), className)}>
      <span className={css['content']}>
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </span>
    </Link>
  );
}
