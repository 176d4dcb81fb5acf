import type { ReactNode } from 'react';
import { DialogBody } from '../../components/Modal/DialogParts.tsx';
import { followInternal } from '../../components/RichText/internal-link.ts';
import * as css from './MessageContent.css.ts';

export interface MessageContentProps {
  /** Called with the address of an internal link instead of a page load. */
  onInternalLink?: ((href: string) => void) | undefined;
  /** The content, already sanitised. */
  children: ReactNode;
}

/** A message with its links. They stay native links, and their click events bubble up to here. */
export function MessageContent({ onInternalLink, children }: MessageContentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed, by keys too
    <div className={css.content} onClick={onInternalLink && followInternal(onInternalLink)}>
      {children}
    </div>
  );
}

/** A message as the body of a dialog, which an internal link closes. */
export function MessageBody({ close, onInternalLink, children }: MessageContentProps & { close: () => void }) {
  const follow =
    onInternalLink &&
    ((href: string) => {
      close();
      onInternalLink(href);
    });
  return (
    <DialogBody>
      <MessageContent onInternalLink={follow}>{children}</MessageContent>
    </DialogBody>
  );
}
