import type { ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonContentProps {
  /** The words. */
  children?: ReactNode;
  /** Icon before them. */
  iconStart?: ReactNode;
  /** Icon after them. */
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
