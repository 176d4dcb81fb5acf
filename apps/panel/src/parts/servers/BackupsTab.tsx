import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { InfoIcon } from '@kronos/ui/icons';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore, useUserScope } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { isCutOff } from '../../stores/connection.ts';
import { workText } from '../../messages/server-words.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { BackupRow } from './BackupRow.tsx';
import { createBackupsStore } from './backups-store.ts';
import { CreateBackup } from './CreateBackup.tsx';
import { barrierAgainst } from './reason-against.ts';
import type { ShownServer } from './shown-server.ts';

const ours: ReadonlySet<string> = new Set(['backup', 'restore', 'delete-backup']);

/** The backups of a server's data: the list, new ones, and restoring one. */
export function BackupsTab({ server }: ShownServer) {
  const store = useStore(createBackupsStore);
  const { list } = useSnapshot(store.state);
  const { connection } = useApp();
  const { servers } = useUserScope();
  const pending = useSnapshot(servers.state).pending[server.id];
  const cutOff = isCutOff(useSnapshot(connection.state));
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const reasonId = useId();
  const [isCreating, setCreating] = useState(false);
  const may = server.rights.includes('backups');
  useEffect(() => (may ? store.show(server.id) : undefined), [store, server.id, may]);

  if (!may)
    return (
      <EmptyState glyph={<InfoIcon size={24} />} title={t('backups.noRight')} description={t('backups.noRightText')} />
    );
  if (list.status === 'failed')
    return <LoadFailure title={t('backups.failed')} reason={list.reason} onRetry={() => void store.load()} />;
  if (list.status !== 'ready') return <CardLoading label={t('backups.loading')} />;

  const { operation } = server;
  const isUnderWay = operation?.state === 'queued' || operation?.state === 'running';
  const barrier = barrierAgainst({ server, pending, isCutOff: cutOff });
  const reason = barrier && t(barrier);
  const { live, deleted_servers, keeps } = list.data;
  const kept =
    keeps.days === null
      ? t('backups.keeps', { count: keeps.count })
      : t('backups.keepsDays', { count: keeps.count, days: keeps.days });

  return (
    <Stack gap={24}>
      <Card
        title={t('backups.title')}
        description={list.isStale ? t('backups.stale', { time: format.moment(list.at, now) }) : kept}
        actions={
          <Button
            tone="accent"
            isUnavailable={reason !== undefined}
            {...(reason !== undefined && { 'aria-describedby': reasonId })}
            onPress={() => setCreating(true)}
          >
            {t('backups.create')}
          </Button>
        }
      >
        <Stack gap={20}>
          {reason !== undefined && (
            <Text tone="muted" size={13} id={reasonId}>
              {reason}
            </Text>
          )}
          {isUnderWay && operation && ours.has(operation.kind) && (
            <ProgressBar
              label={workText(operation, t)}
              maxValue={1}
              {...(operation.progress !== null && { value: operation.progress })}
            />
          )}
          {live.length === 0 ? (
            <Text tone="muted">{t('backups.empty')}</Text>
          ) : (
            <Stack as="ul" gap={20}>
              {live.map((backup) => (
                <BackupRow key={backup.id} backup={backup} server={server} store={store} reason={reason} />
              ))}
            </Stack>
          )}
        </Stack>
      </Card>
      {deleted_servers.length > 0 && (
        <Card title={t('backups.deletedServers')} description={t('backups.deletedServersText')}>
          <Stack as="ul" gap={20}>
            {deleted_servers.map((backup) => (
              <BackupRow key={backup.id} backup={backup} server={server} store={store} reason={reason} />
            ))}
          </Stack>
        </Card>
      )}
      <CreateBackup server={server} store={store} keeps={keeps.count} isOpen={isCreating} onOpenChange={setCreating} />
    </Stack>
  );
}
