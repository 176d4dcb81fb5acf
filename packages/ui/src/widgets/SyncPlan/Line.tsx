import type { ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { InfoIcon, SuccessIcon } from '../../icons/status.tsx';
import * as css from './SyncPlan.css.ts';

interface LineProps {
  /** Whether it reports a success; otherwise it is a note. @default false */
  isGood?: boolean | undefined;
  as?: 'p' | 'li' | undefined;
  children: ReactNode;
}

/** A sentence preceded by an icon. */
export function Line({ isGood = false, as: Element = 'p', children }: LineProps) {
  return (
    <Element className={classes(css.line, isGood ? css.isGood : css.isQuiet)}>
      <span className={css.mark}>{isGood ? <SuccessIcon /> : <InfoIcon />}</span>
      <span>{children}</span>
    </Element>
  );
}
