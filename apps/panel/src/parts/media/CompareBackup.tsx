import type { InviteBackup } from '@kronos/api/contract';
import { BackupCompare } from '@kronos/ui/BackupCompare';
import { Button } from '@kronos/ui/Button';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages } from '../../context/app-context.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { refusalOf } from '../../stores/refusal.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { compareLabels } from './backup-labels.ts';
import type { InviteBackupsStore } from './invite-backups-store.ts';
import { type NamedServer, ServerChoice } from './ServerChoice.tsx';

interface CompareBackupProps {
  store: InviteBackupsStore;
  backup: Snapshot<InviteBackup>;
  /** The servers on which it can be restored. */
  servers: readonly NamedServer[];
  /** Called after a restore, whose results stay on screen. */
  onRestored: () => void;
  onClose: () => void;
}

const done: ReadonlySet<string> = new Set(['invited', 'changed', 'unchanged']);

/** A backup compared with the current state of a server, and the restore of chosen people. Mounted while it is open. */
export function CompareBackup({ store, backup, servers, onRestored, onClose }: CompareBackupProps) {
  const { compared, results } = useSnapshot(store.state);
  const t = useMessages();
  const reasonId = useId();
  const [server, setServer] = useState(() => servers.find(({ id }) => id === backup.server?.id)?.id ?? servers[0]?.id);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const { id, name } = backup;
  useEffect(() => {
    if (server !== undefined) void store.compare(server, id);
  }, [store, server, id]);

  const known = compared.status === 'ready' ? compared.data : undefined;
  const rows = useMemo(
    () =>
      known?.data.map(({ key, name: own, email, saved, live, drift }) => ({
        id: key,
        name: own ?? email ?? key,
        saved,
        live,
        drift,
      })) ?? [],
    [known],
  );
  const shown = useMemo(
    () => results?.map(({ key, outcome, unknown_libraries }) => ({ id: key, outcome, unknown: unknown_libraries })),
    [results],
  );
  const labels = useMemo(() => compareLabels(t), [t]);
  const isLocked = known !== undefined && known.access !== 'ready';
  const restore = async (people: readonly string[]) => {
    setPending(true);
    setError(undefined);
    const outcome = await store.restore(people);
    setPending(false);
    setError(refusalOf(outcome, t).error);
    if (outcome.kind === 'ok') onRestored();
  };
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={!isPending} size="huge">
      <DialogHeader
        description={
          <span role="status">
            {results
              ? t('plexTools.compare.done', {
                  done: results.filter(({ outcome }) => done.has(outcome)).length,
                  count: results.length,
                })
              : t('plexTools.compare.text')}
          </span>
        }
      >
        {t('plexTools.compare.title', { name })}
      </DialogHeader>
      <DialogBody>
        <Stack gap={16}>
          <ServerChoice label={t('plexTools.compare.with')} servers={servers} value={server} onChange={setServer} />
          {isLocked && (
            <Text as="p" id={reasonId} tone="muted">
              {t('plexTools.compare.locked')}
            </Text>
          )}
          {error !== undefined && (
            <Text as="p" role="alert" tone="danger">
              {error}
            </Text>
          )}
          {compared.status === 'failed' && (
            <LoadFailure
              title={t('plexTools.compare.failed')}
              reason={compared.reason}
              onRetry={() => void store.compareAgain()}
            />
          )}
          {compared.status === 'loading' && <CardLoading label={t('plexTools.compare.loading')} />}
          {known && (
            <BackupCompare
              key={server}
              label={t('plexTools.compare.title', { name })}
              rows={rows}
              results={shown}
              labels={labels}
              isPending={isPending}
              barrierId={isLocked ? reasonId : undefined}
              onRestore={(people) => void restore(people)}
              empty={<Text tone="muted">{t('plexTools.compare.empty')}</Text>}
            />
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('plexTools.close')}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
