import type { ServerDetail } from '@kronos/api/contract';
import { adminServers } from '@kronos/api/routes/admin-servers';
import { Button } from '@kronos/ui/Button';
import { useState } from 'react';
import { useApp, useMessages } from '../context/app-context.ts';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';

interface SuspensionProps {
  server: Readonly<Pick<ServerDetail, 'id' | 'name'>> & {
    readonly suspension: object | null;
    readonly operation: Pick<NonNullable<ServerDetail['operation']>, 'state'> | null;
    readonly owner: { readonly name: string };
    readonly shared_with: readonly unknown[];
  };
}

/** Lets an admin suspend a server, and end the suspension; the server's state shows the progress. */
export function Suspension({ server: { id, name, suspension, operation, owner, shared_with } }: SuspensionProps) {
  const { api, notices } = useApp();
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  const calls = api.extend({ adminServers }).adminServers;

  const end = async () => {
    setPending(true);
    const outcome = await calls.unsuspend({ params: { id } });
    setPending(false);
    if (outcome.kind !== 'ok') notices.failed(outcome);
  };

  return (
    <>
      {suspension ? (
        <Button isPending={isPending} onPress={() => void end()}>
          {t('restored.suspension.end')}
        </Button>
      ) : (
        <Button onPress={() => setAsking(true)}>{t('restored.suspension.open')}</Button>
      )}
      <ReasonDialog
        title={t('restored.suspension.title', { name })}
        text={t('restored.suspension.text')}
        label={t('restored.suspension.reason')}
        limit={200}
        confirmLabel={t('restored.suspension.confirm')}
        blastRadius={[
          t('restored.suspension.blast', { owner: owner.name, count: shared_with.length }),
          isUnderWay && t('restored.suspension.underWay'),
        ]
          .filter(Boolean)
          .join(' ')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={(reason) => calls.suspend({ params: { id }, body: { reason } })}
      />
    </>
  );
}
