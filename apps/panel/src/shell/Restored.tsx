import { DialogBody, DialogHeader, Modal } from '@kronos/ui/Modal';
import { use } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { useAddress } from '../context/use-address.ts';
import { restoredOf, withoutRestored } from '../routes/restored.ts';
import { RestoredFailure } from './RestoredFailure.tsx';
import { RestoredServer } from './RestoredServer.tsx';
import { RestoredUser } from './RestoredUser.tsx';

/** The dialog of the user or the server in the address, over the page; closing it removes it from the address. */
export function Restored() {
  const { messages, location } = useApp();
  for (const area of ['restored', 'customer', 'process', 'timeline', 'server', 'backups', 'forms'] as const)
    use(messages.ensure(area));
  const { search } = useAddress();
  const t = useMessages();
  const restored = restoredOf(search);
  if (!restored) return null;

  const { kind, id } = restored;
  return (
    <Modal
      isOpen
      size={kind === 'user' ? 'standard' : 'large'}
      // Its tabs differ in height, and load their content.
      isSteady={kind === 'server' && id !== undefined}
      onOpenChange={() => location.navigate(withoutRestored(location.read()))}
    >
      {id === undefined && (
        <>
          <DialogHeader>{t(kind === 'user' ? 'restored.user.title' : 'restored.server.title')}</DialogHeader>
          <DialogBody>
            <RestoredFailure />
          </DialogBody>
        </>
      )}
      {id !== undefined && (kind === 'user' ? <RestoredUser key={id} id={id} /> : <RestoredServer key={id} id={id} />)}
    </Modal>
  );
}
