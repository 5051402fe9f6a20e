import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import css from './Button.module.css';
import { buttonClass, type ButtonLook, type ButtonSize } from './buttonClass';
import { classes } from './classes';

interface ButtonLinkProps extends LinkProps {
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
  icon?: ReactNode;
}

export function ButtonLink({ look, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(buttonClass(look, size, isWide), className)}>
      <span className={css['content']}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
