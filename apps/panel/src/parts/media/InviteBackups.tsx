import type { InviteBackup, ServerType } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { EmptyState } from '@kronos/ui/EmptyState';
import { BackupIcon } from '@kronos/ui/icons';
import { InviteBackupList } from '@kronos/ui/InviteBackupList';
import { use, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { When } from '../../resource/When.tsx';
import { CardLoading } from '../../resource/CardLoading.tsx';
import { refusalOf } from '../../stores/refusal.ts';
import { LoadFailure } from '../../resource/LoadFailure.tsx';
import { backupListLabels } from './backup-labels.ts';
import { CompareBackup } from './CompareBackup.tsx';
import { CreateInviteBackup } from './CreateInviteBackup.tsx';
import type { InviteBackupsStore } from './invite-backups-store.ts';
import type { NamedServer } from './ServerChoice.tsx';

interface InviteBackupsProps {
  store: InviteBackupsStore;
  /** The product of the servers. */
  type: ServerType;
  /** The servers that can be backed up, and on which backups can be restored. */
  servers: readonly NamedServer[];
  /** The id of the element that says why nothing can be requested at present. */
  barrierId?: string | undefined;
  /** Called after a restore. */
  onRestored: () => void;
}

/** The open dialog. */
type Asking = { kind: 'create' } | { kind: 'compare' | 'remove'; backup: Snapshot<InviteBackup> };

/**
 * The backups of invites, with their creation, comparison with the current state, restore and deletion. The parent
 * calls `store.show`.
 */
export function InviteBackups({ store, type, servers, barrierId, onRestored }: InviteBackupsProps) {
  const { messages } = useApp();
  use(messages.ensure('plexTools'));
  const { list } = useSnapshot(store.state);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [asking, setAsking] = useState<Asking>();
  const [error, setError] = useState<string>();
  const known = list.status === 'ready' ? list.data : undefined;
  const rows = useMemo(
    () =>
      (known ?? [])
        .filter((one) => one.type === type)
        .map(({ id, name, server, people, is_own, created_at }) => ({
          id: String(id),
          name,
          server: server?.name ?? null,
          people: format.number(people),
          created: <When at={created_at} />,
          isOwn: is_own,
        })),
    [known, type, format],
  );
  const labels = useMemo(() => backupListLabels(t), [t]);
  const close = () => {
    setAsking(undefined);
    setError(undefined);
  };
  const ask = (kind: 'compare' | 'remove') => (id: string) => {
    const backup = known?.find((one) => String(one.id) === id);
    if (backup) setAsking({ kind, backup });
  };
  const create = (
    <Button
      isUnavailable={barrierId !== undefined}
      isDisabled={servers.length === 0}
      {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
      onPress={() => setAsking({ kind: 'create' })}
    >
      {t('plexTools.backup.open')}
    </Button>
  );
  if (list.status === 'failed')
    return <LoadFailure title={t('plexTools.backup.failed')} reason={list.reason} onRetry={() => void store.load()} />;
  if (!known || list.status !== 'ready') return <CardLoading label={t('plexTools.backup.loading')} />;
  return (
    <>
      <Card
        isFlush
        title={t('plexTools.backup.title')}
        description={
          list.isStale ? t('common.stale', { time: format.moment(list.at, now) }) : t('plexTools.backup.text')
        }
        actions={create}
      >
        <InviteBackupList
          label={t('plexTools.backup.title')}
          rows={rows}
          labels={labels}
          barrierId={barrierId}
          onCompare={ask('compare')}
          onRemove={ask('remove')}
          empty={
            <EmptyState
              glyph={<BackupIcon size={24} />}
              title={t('plexTools.backup.empty')}
              description={t('plexTools.backup.emptyText')}
            />
          }
        />
      </Card>
      {asking?.kind === 'create' && <CreateInviteBackup store={store} servers={servers} onClose={close} />}
      {asking?.kind === 'compare' && (
        <CompareBackup store={store} backup={asking.backup} servers={servers} onRestored={onRestored} onClose={close} />
      )}
      {asking?.kind === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || close()}
          title={t('plexTools.backup.removeAsk', { name: asking.backup.name })}
          confirmLabel={t('plexTools.backup.removeSubmit')}
          error={error}
          onConfirm={async () => {
            const { id, name } = asking.backup;
            const outcome = await store.remove(id, name);
            setError(refusalOf(outcome, t).error);
            return outcome.kind === 'ok';
          }}
        >
          {t('plexTools.backup.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
