import { Breadcrumbs } from '@kronos/ui/Breadcrumbs';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useMedia } from '../context/use-media.ts';
import { useRouteTable } from '../context/use-route-table.ts';
import { lineOf } from '../routes/ancestors.ts';
import { fill } from '../routes/match.ts';
import type { RouteId } from '../routes/table.ts';

/** At this width there is no room for page names next to the header's buttons. */
const phone = '(max-width: 479px)';

/** The breadcrumbs of the page; a top-level page has none. */
export function Trail({ current, params }: { current: RouteId; params: Readonly<Record<string, string>> }) {
  const { visit } = useApp();
  const { name, above } = useSnapshot(visit.state);
  const t = useMessages();
  const isShort = useMedia(phone);
  const line = lineOf(useRouteTable(), current);
  if (line.length < 2) return null;
  return (
    <Breadcrumbs
      isShort={isShort}
      items={line.map(({ id, entry }, index) => {
        const isHere = id === current;
        const known = isHere ? name : above[line.length - 2 - index];
        return {
          id,
          label: known ?? t(entry.title),
          ...(isHere ? {} : { href: fill(entry, params) }),
        };
      })}
    />
  );
}
