import { ShortcutSheet } from '@kronos/ui/ShortcutSheet';
import { use } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../context/app-context.ts';
import { isAdmin } from '../routes/roles.ts';
import type { LateDialogProps } from './LateDialog.tsx';

/** The keyboard shortcuts of the page, opened with "?". */
export function Shortcuts(state: LateDialogProps) {
  const { messages, session } = useApp();
  use(messages.ensure('search'));
  const { user } = useSnapshot(session.state);
  const t = useMessages();
  return (
    <ShortcutSheet
      {...state}
      groups={[
        {
          id: 'everywhere',
          title: t('search.keys.everywhere'),
          shortcuts: [
            { keys: 'Mod+K', label: t(user && isAdmin(user) ? 'search.keys.search' : 'search.keys.commands') },
            { keys: '?', label: t('search.keys.sheet') },
            { keys: 'Escape', label: t('search.keys.close') },
          ],
        },
        {
          id: 'found',
          title: t('search.keys.lists'),
          shortcuts: [
            { keys: 'ArrowDown', label: t('search.keys.next') },
            { keys: 'ArrowUp', label: t('search.keys.previous') },
            { keys: 'Enter', label: t('search.keys.take') },
          ],
        },
      ]}
    />
  );
}
