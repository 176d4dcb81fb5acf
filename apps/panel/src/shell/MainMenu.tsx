import { DashboardIcon, UserIcon } from '@kronos/ui/icons';
import { SideMenu } from '@kronos/ui/SideMenu';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { href } from '../routes/match.ts';
import { type RouteEntry, type RouteId, routeOf } from '../routes/table.ts';
import { menuEntries, menuOf } from './menu.ts';

const icons: Record<NonNullable<RouteEntry['nav']>['icon'], ReturnType<typeof DashboardIcon>> = {
  dashboard: <DashboardIcon size={20} />,
  login: <UserIcon size={20} />,
};

const collapsedKey = 'kronos.menu-collapsed';

/** The places that a person may go to, out of the route table. */
export function MainMenu({ current }: { current: RouteId }) {
  const { session, storage } = useApp();
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  const [isCollapsed, setCollapsed] = useState(() => storage.read(collapsedKey) === 'yes');

  const items = menuEntries(menuOf(user)).map((id) => {
    const { nav, title } = routeOf(id);
    return {
      id,
      label: t(title),
      href: href(id),
      icon: nav && icons[nav.icon],
      current: id === current ? ('page' as const) : undefined,
    };
  });

  return (
    <SideMenu
      label={t('shell.nav.label')}
      groups={[{ id: 'main', items }]}
      isCollapsed={isCollapsed}
      collapseLabels={{ collapse: t('shell.nav.collapse'), expand: t('shell.nav.expand') }}
      onCollapsedChange={(next) => {
        setCollapsed(next);
        storage.write(collapsedKey, next ? 'yes' : 'no');
      }}
    />
  );
}
