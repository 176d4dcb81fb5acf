import { SearchButton, useSearchShortcut } from '@kronos/ui/SearchDialog';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import { LateDialog } from './LateDialog.tsx';
import { LazyAdminSearch, LazyCommands } from './frame-parts.ts';

/** Opens with ⌘K: the search for admins, which has a button too, and the commands for all other users (spec §2). */
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
