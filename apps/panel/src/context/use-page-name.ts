import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/**
 * Names the page after the record that it shows, in the document's title and the breadcrumbs, while it is shown.
 * `above` names the parent page where that shows a record as well.
 */
export function usePageName(name: string | undefined, above?: string): void {
  const { visit } = useApp();
  useEffect(() => {
    visit.setName(name, above);
    return () => visit.setName();
  }, [visit, name, above]);
}
