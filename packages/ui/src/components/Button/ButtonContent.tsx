import type { ReactNode } from 'react';
import * as css from './Button.css.ts';

export interface ButtonContentProps {
  /** The label. */
  children?: ReactNode;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
}

/** The content of a button or of a link that looks like one. */
export function ButtonContent({ children, iconStart, iconEnd }: ButtonContentProps) {
  return (
    <span className={css.content}>
      {iconStart}
      {children !== undefined && <span className={css.text}>{children}</span>}
      {iconEnd}
    </span>
  );
}
