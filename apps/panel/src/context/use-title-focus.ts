import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page: when another kind of content is shown and the focused element was removed with the
 * previous one, the title is focused. `undefined` stands for content that is not known yet.
 */
export function useTitleFocus(kind: string | undefined): void {
  const former = useRef(kind);
  useEffect(() => {
    const isAnother = former.current !== undefined && kind !== undefined && former.current !== kind;
    if (kind !== undefined) former.current = kind;
    if (isAnother && document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [kind]);
}
