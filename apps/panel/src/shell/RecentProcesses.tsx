import { ProcessDrawer, ProcessModal } from '@kronos/ui/ProcessDrawer';
import { use, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useAdminScope, useMessages } from '../context/app-context.ts';
import { useFormat } from '../context/use-format.ts';
import { useNow } from '../context/use-now.ts';
import { processLabels, processRow, tookText } from '../messages/process-row.ts';
import { adminRoutes } from '../routes/areas/admin.ts';
import { href } from '../routes/href.ts';

/** The processes of the last hour, for admins: the floating button, the drawer, and one in full (spec §2). */
export function RecentProcesses() {
  use(useApp().messages.ensure('process'));
  const { processes } = useAdminScope();
  const { recent, shown, related } = useSnapshot(processes.state);
  const [isOpen, setOpen] = useState(false);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const row = (process: Parameters<typeof processRow>[0]) => processRow(process, { t, format, now });
  const labels = processLabels(t);
  const detail = shown.status === 'ready' ? shown.data : undefined;

  return (
    <>
      <ProcessDrawer
        processes={recent.status === 'ready' ? recent.data.map(row) : undefined}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onOpen={(id) => void processes.show(Number(id))}
        age={recent.status === 'ready' ? t('process.updated', { age: format.relative(recent.at, now) }) : undefined}
        viewAllHref={href(adminRoutes.adminProcesses)}
        labels={labels}
      />
      {detail && (
        <ProcessModal
          isOpen
          title={t('process.one', { id: detail.id })}
          onOpenChange={processes.close}
          process={{
            ...row(detail),
            result: detail.success === null ? undefined : detail.result,
            host: detail.host ?? undefined,
            duration: detail.time === null ? undefined : tookText(detail.time, t, format),
          }}
          related={related.status === 'ready' ? related.data.map(row) : undefined}
          onRelatedOpenChange={(isUnfolded) => void (isUnfolded && processes.loadRelated())}
          onOpen={(id) => void processes.show(Number(id))}
          labels={labels}
        />
      )}
    </>
  );
}
