import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { type RouteId, routeOf } from '../routes/table.ts';
import { Later } from './Later.tsx';
import { LazyArrival } from './lazy-parts.ts';

/** What a screen does to the page around it: the title at once, the rest when it has arrived. */
export function PageEffects({ id, path }: { id: RouteId; path: string }) {
  const { system } = useApp();
  const t = useMessages();
  const brand = useSnapshot(system.state).brand.app_name;

  const title = t('common.title.document', { page: t(routeOf(id).title), brand });
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <Later>
      <LazyArrival path={path} />
    </Later>
  );
}
