import { useEffect } from 'react';
import { useApp } from './app-context.ts';

/**
 * Names the page after the record that it shows, in the document's title and the breadcrumbs, while it is shown.
 * `parent` and `grandparent` name the pages above it if they show records as well.
 */
export function usePageName(name: string | undefined, parent?: string, grandparent?: string): void {
  const { visit } = useApp();
  useEffect(() => {
    visit.setName(
      name,
      [parent, grandparent].filter((one) => one !== undefined),
    );
    return () => visit.setName();
  }, [visit, name, parent, grandparent]);
}
