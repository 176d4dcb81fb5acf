import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/**
 * Names the page after the thing on it, in the document's title and the breadcrumbs, as long as it is shown. `above` names the
 * page over it, where that is of a thing as well.
 */
export function usePageName(name: string | undefined, above?: string): void {
  const { visit } = useApp();
  useEffect(() => {
    visit.setName(name, above);
    return () => visit.setName();
  }, [visit, name, above]);
}
