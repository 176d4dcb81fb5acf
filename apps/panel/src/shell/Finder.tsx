import { SearchButton, useSearchShortcut } from '@kronos/ui/SearchDialog';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { LateDialog } from './LateDialog.tsx';
import { LazyAdminSearch, LazyCommands } from './frame-parts.ts';

/** What ⌘K opens: the search of admins, which has a button too, and for everybody else the commands (spec §2). */
export function Finder({ isAdmin }: { isAdmin: boolean }) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      {isAdmin && <SearchButton label={t('shell.search')} onPress={() => setOpen(true)} />}
      <LateDialog dialog={isAdmin ? LazyAdminSearch : LazyCommands} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
