import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page: once another kind of content is shown, and what had the focus went with the former one, the
 * title gets it. `undefined` is content that is not known yet.
 */
export function useTitleFocus(kind: string | undefined): void {
  const former = useRef(kind);
  useEffect(() => {
    const isAnother = former.current !== undefined && kind !== undefined && former.current !== kind;
    if (kind !== undefined) former.current = kind;
    if (isAnother && document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [kind]);
}
