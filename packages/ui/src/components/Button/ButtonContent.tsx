import type { ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonContentProps {
  children?: ReactNode;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

/** What stands inside of a button, whether it acts or leads somewhere. */
export function ButtonContent({ children, iconStart, iconEnd }: ButtonContentProps) {
  return (
    <span className={css.content}>
      {iconStart}
      {children !== undefined && <span className={css.text}>{children}</span>}
      {iconEnd}
    </span>
  );
}
