import { useMemo, useSyncExternalStore } from 'react';
import * as css from './RichText.css.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface RichTextProps {
  /** HTML from anywhere. Only its text, headings, lists, links and pictures are shown. */
  html: string;
}

const never = () => () => {};

/** Shows HTML that others wrote, sanitised. On a server, where there is nothing to sanitise with, it stays empty. */
export function RichText({ html }: RichTextProps) {
  const hasDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const clean = useMemo(() => (hasDocument ? sanitizeHtml(html) : ''), [hasDocument, html]);
  // oxlint-disable-next-line react/no-danger -- the one place where HTML goes in; it has passed the sanitiser
  return <div className={css.richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
