import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import * as css from './PinnedBar.css.ts';

export interface PinnedBarProps {
  /** The name of the region, such as "Signed in as another user". */
  label: string;
  /** The impersonated user, shown as initials or a picture before the text. */
  person?: { name: string; src?: string | undefined } | undefined;
  /** The text, such as "Signed in as Casey Customer". */
  children: ReactNode;
  /** The remaining time, such as "14:59 left". It is not announced, since it changes every second. */
  timer?: ReactNode;
  /** The action that ends it, such as a `Button` "Return to your account". */
  action?: ReactNode;
}

/**
 * A bar above everything while an administrator acts as another user. Put it first into the `bars` of `AppShell`.
 * @example
 * <PinnedBar label="Impersonation">Signed in as mira</PinnedBar>
 */
export function PinnedBar({ label, person, children, timer, action }: PinnedBarProps) {
  return (
    <section aria-label={label} className={css.bar}>
      <div className={css.words}>
        {person && <Avatar {...person} size={20} isDecorative />}
        <span className={css.text}>{children}</span>
      </div>
      {timer !== undefined && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> would announce each second
        <span role="timer" className={css.timer}>
          {timer}
        </span>
      )}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </section>
  );
}
