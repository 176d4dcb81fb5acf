import { CommandMenu } from '@kronos/ui/CommandMenu';
import { MoonIcon, SignOutIcon, SunIcon } from '@kronos/ui/icons';
import { useTheme } from '@kronos/ui/theme';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { startRoutes } from '../routes/areas/start.ts';
import { href } from '../routes/href.ts';
import { useRouteTable } from '../context/use-route-table.ts';
import { fill } from '../routes/match.ts';
import type { LateDialogProps } from './LateDialog.tsx';
import { reachable } from './menu.ts';
import { visitorOf } from '../stores/visitor.ts';

/** The ⌘K dialog of users without the search: links to the pages that they may open, and a few actions. */
export function Commands({ isOpen, onOpenChange }: LateDialogProps) {
  const { messages, location, session, system } = useApp();
  use(messages.ensure('search'));
  const person = useSnapshot(session.state);
  const { settings } = useSnapshot(system.state);
  const { scheme, setTheme } = useTheme();
  const t = useMessages();

  const pages = reachable(useRouteTable(), visitorOf(person), { user: person.user, settings }).map(({ id, entry }) => ({
    id,
    label: t(entry.nav?.label ?? entry.title),
    href: fill(entry),
  }));
  const isDark = scheme === 'dark';
  const actions = [
    {
      id: 'theme',
      label: t(isDark ? 'search.commands.toLight' : 'search.commands.toDark'),
      icon: isDark ? <SunIcon /> : <MoonIcon />,
    },
    { id: 'sign-out', label: t('search.commands.signOut'), icon: <SignOutIcon />, href: href(startRoutes.logout) },
  ];

  return (
    <CommandMenu
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      groups={[
        { id: 'pages', title: t('search.commands.pages'), items: pages },
        { id: 'actions', title: t('search.commands.actions'), items: actions },
      ]}
      onAction={({ id, href: to }) => {
        if (to !== undefined) location.navigate(to);
        else if (id === 'theme') setTheme(isDark ? 'light' : 'dark');
      }}
      labels={{
        title: t('search.commands.title'),
        placeholder: t('search.commands.placeholder'),
        empty: t('search.commands.empty'),
        count: (count) => t('search.commands.count', { count }),
      }}
    />
  );
}
