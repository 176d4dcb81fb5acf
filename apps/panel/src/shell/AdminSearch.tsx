import { NodeIcon, ServerIcon, TerminalIcon, UserIcon } from '@kronos/ui/icons';
import { SearchDialog } from '@kronos/ui/SearchDialog';
import { use, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { overPage } from '../routes/restored.ts';
import { CommandDialog } from './command/CommandDialog.tsx';
import { createSuggestions, type GivenCommand } from './command/suggestions.ts';
import type { LateDialogProps } from './LateDialog.tsx';
import { Later } from './Later.tsx';
import { createSearchStore } from './search-store.ts';

/** The admin search (spec §2 "Admin search dialog"), which accepts commands as well. */
export function AdminSearch({ isOpen, onOpenChange }: LateDialogProps) {
  const { messages, location } = useApp();
  const areas = (['search', 'commands'] as const).map((area) => messages.ensure(area));
  for (const area of areas) use(area);
  const store = useStore(createSearchStore);
  const { recents } = useSnapshot(store.state);
  const t = useMessages();
  const suggestions = useMemo(() => createSuggestions(store.find, t), [store, t]);
  const [given, setGiven] = useState<GivenCommand>();

  const sections = [
    { id: 'commands', label: t('commands.title'), icon: <TerminalIcon /> },
    { id: 'users', label: t('search.users'), actionLabel: t('search.action.users'), icon: <UserIcon /> },
    { id: 'nodes', label: t('search.nodes'), actionLabel: t('search.action.nodes'), icon: <NodeIcon /> },
    { id: 'services', label: t('search.services'), actionLabel: t('search.action.services'), icon: <ServerIcon /> },
  ];

  return (
    <>
      <SearchDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onSearch={suggestions.find}
        onSelect={({ id, target }) => {
          store.remember(id);
          setGiven(suggestions.givenBy(id));
          if (target !== undefined) location.navigate(overPage(target, location.read()));
        }}
        sections={sections}
        recents={recents}
        labels={{
          title: t('shell.search'),
          placeholder: t('search.placeholder'),
          recents: t('search.recents'),
          quickActions: t('search.quickActions'),
          results: t('search.results'),
          searching: t('search.searching'),
          count: (count) => t('search.count', { count }),
          removeFilter: (section) => t('search.removeFilter', { section }),
          empty: t('search.empty'),
          failed: t('search.failed'),
          retry: t('common.retry'),
        }}
      />
      {given && (
        <Later>
          <CommandDialog given={given} onClose={() => setGiven(undefined)} />
        </Later>
      )}
    </>
  );
}
