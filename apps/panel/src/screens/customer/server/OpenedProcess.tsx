import { ProcessModal } from '@kronos/ui/ProcessDrawer';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp, useMessages, useStore } from '../../../context/app-context.ts';
import { useAddress } from '../../../context/use-address.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useNow } from '../../../context/use-now.ts';
import { processLabels, processRow, tookText } from '../../../messages/process-row.ts';
import { createOpenedStore } from './opened-store.ts';
import { processAt } from '../../../routes/process-at.ts';
import { processOf, withoutProcess } from './process-address.ts';
import type { ShownServer } from '../../../parts/servers/shown-server.ts';

/** The process in the address, in full and kept current. */
export function OpenedProcess({ server: { id: server } }: ShownServer) {
  const store = useStore(createOpenedStore);
  const { process } = store;
  const { location } = useApp();
  const { path, search } = useAddress();
  const { record } = useSyncExternalStore(process.subscribe, process.get);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const id = processOf(search);
  useEffect(() => (id === undefined ? undefined : store.show(server, id)), [store, server, id]);
  if (id === undefined || record.status !== 'ready') return null;

  const { data, steps, log } = record.data;
  const row = (one: typeof data) => processRow(one, { t, format, now });
  return (
    <ProcessModal
      isOpen
      title={t('process.one', { id })}
      onOpenChange={() => location.navigate(withoutProcess(path, search))}
      process={{
        ...row(data),
        result: data.success === null ? undefined : data.result,
        log: log.map(({ text }) => text),
        duration: data.time === null ? undefined : tookText(data.time, t, format),
      }}
      related={steps.map(row)}
      onOpen={(step) => location.navigate(processAt(server, Number(step)))}
      labels={processLabels(t)}
    />
  );
}
