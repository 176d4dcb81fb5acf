import type { ReactNode } from 'react';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the target element, which must be focusable (`tabIndex={-1}`). */
  targetId: string;
  /** The link's text. @default the kit's "Skip to content" */
  children?: ReactNode;
}

/**
 * A link past the repeated parts of a page. It is visible while it has the focus.
 * @example
 * <SkipLink targetId="content" />
 */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  const messages = useWords(defaultBaseMessages);
  return (
    <a
      href={`#${targetId}`}
      className={css.skip}
      onClick={(event) => {
        // Moves the focus without a hash in the address, which a router would treat as a page.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children ?? messages.skipToContent}
    </a>
  );
}
