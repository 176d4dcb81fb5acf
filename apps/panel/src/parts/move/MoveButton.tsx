import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { MoveDialog } from './MoveDialog.tsx';

interface MoveButtonProps {
  server: { readonly id: number; readonly name: string };
}

/** Opens the dialog for moving a server; the server's state shows the progress. */
export function MoveButton({ server }: MoveButtonProps) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('restored.server.move')}</Button>
      {isAsking && <MoveDialog servers={[server]} onClose={() => setAsking(false)} />}
    </>
  );
}
