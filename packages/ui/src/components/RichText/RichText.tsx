import { useMemo, useSyncExternalStore } from 'react';
import { followInternal } from './internal-link.ts';
import * as css from './RichText.css.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface RichTextProps {
  /** Untrusted HTML. Only its text, headings, lists, links and pictures are shown. */
  html: string;
  /** Called with the address of a link marked `data-internal` instead of a page load. The browser opens other links. */
  onInternalLink?: ((href: string) => void) | undefined;
}

const never = () => () => {};

/**
 * Sanitised HTML from an untrusted source. It renders nothing on a server, which has no document to sanitise with.
 * @example
 * <RichText html={message} />
 */
export function RichText({ html, onInternalLink }: RichTextProps) {
  const hasDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const clean = useMemo(() => (hasDocument ? sanitizeHtml(html) : ''), [hasDocument, html]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed, by keys too
    <div
      className={css.richText}
      onClick={onInternalLink && followInternal(onInternalLink)}
      // oxlint-disable-next-line react/no-danger -- the only place that inserts HTML; it has passed the sanitiser
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
