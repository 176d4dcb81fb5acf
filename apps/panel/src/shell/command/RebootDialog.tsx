import { use, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useStore } from '../../context/app-context.ts';
import { RestartNode } from '../../parts/nodes/RestartNode.tsx';
import type { CommandDialogProps } from './command-dialog-props.ts';
import { createRebootStore } from './reboot-store.ts';

/** Asks before a machine is restarted, and says what goes down with it. */
export function RebootDialog({ of: { id, name: alias }, onClose }: CommandDialogProps) {
  use(useApp().messages.ensure('nodes'));
  const store = useStore(createRebootStore);
  const { blast } = useSnapshot(store.state);
  useEffect(() => void store.ask(id), [store, id]);
  return <RestartNode node={{ alias, blast }} onRestart={() => store.restart(id)} isOpen onClose={onClose} />;
}
