import { Tabs } from '@kronos/ui/Tabs';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useRouteTable } from '../context/use-route-table.ts';
import { parentOf, tabsOf } from '../routes/ancestors.ts';
import { fill } from '../routes/match.ts';
import type { RouteId } from '../routes/table.ts';
import { visitorOf } from '../stores/visitor.ts';

/** The pages of a section as tabs above the open one; any other page is shown alone. */
export function PageTabs({
  current,
  params,
  children,
}: {
  current: RouteId;
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { session } = useApp();
  const visitor = visitorOf(useSnapshot(session.state));
  const t = useMessages();
  const table = useRouteTable();
  const tabs = tabsOf(table, current, visitor);
  const above = parentOf(table, current);
  if (tabs.length < 2 || !above) return children;
  return (
    <Tabs
      label={t(above.entry.title)}
      selectedKey={current}
      // Moving through the tabs must not load each page on the way.
      keyboardActivation="manual"
      items={tabs.map(({ id, entry }) => ({ id, label: t(entry.title), href: fill(entry, params) }))}
    >
      {children}
    </Tabs>
  );
}
