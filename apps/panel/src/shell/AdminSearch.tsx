import { NodeIcon, ServerIcon, UserIcon } from '@kronos/ui/icons';
import { SearchDialog } from '@kronos/ui/SearchDialog';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../context/app-context.ts';
import { overPage } from '../routes/restored.ts';
import type { LateDialogProps } from './LateDialog.tsx';
import { createSearchStore } from './search-store.ts';

/** The search of admins (spec §2 "Admin search dialog"). */
export function AdminSearch({ isOpen, onOpenChange }: LateDialogProps) {
  const { messages, location } = useApp();
  use(messages.ensure('search'));
  const store = useStore(createSearchStore);
  const { recents } = useSnapshot(store.state);
  const t = useMessages();

  const sections = [
    { id: 'users', label: t('search.users'), actionLabel: t('search.action.users'), icon: <UserIcon /> },
    { id: 'nodes', label: t('search.nodes'), actionLabel: t('search.action.nodes'), icon: <NodeIcon /> },
    { id: 'services', label: t('search.services'), actionLabel: t('search.action.services'), icon: <ServerIcon /> },
  ];

  return (
    <SearchDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSearch={store.find}
      onSelect={({ id, target }) => {
        store.remember(id);
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
  );
}
