import { useEffect, useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import type { RouteEntry } from '../routes/entry.ts';
import { Later } from './Later.tsx';
import { LazyArrival } from './lazy-parts.ts';

/** A screen's effects on the page around it: the title at once, the others when they are loaded. */
export function PageEffects({ entry, path }: { entry: RouteEntry; path: string }) {
  const { system, visit } = useApp();
  const t = useMessages();
  const brand = useSnapshot(system.state).brand.app_name;
  const { name } = useSnapshot(visit.state);

  // Here, because a user may leave before the lazy part is loaded, and before the effects of that part.
  useLayoutEffect(() => visit.arrive(path), [visit, path]);

  const title = t('common.title.document', { page: name ?? t(entry.title), brand });
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Later>
      <LazyArrival path={path} />
    </Later>
  );
}
