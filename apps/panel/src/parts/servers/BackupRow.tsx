import type { BlastRadius, Backup } from '@kronos/api/contract';
import { customerServers } from '@kronos/api/routes/customer-servers';
import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { refusalOf } from '../../stores/refusal.ts';
import type { BackupsStore } from './backups-store.ts';
import type { ShownServer } from './shown-server.ts';

interface BackupRowProps extends ShownServer {
  backup: Snapshot<Backup>;
  store: BackupsStore;
  /** Why nothing can be requested at present. */
  reason: string | undefined;
}

/** One backup with its actions. */
export function BackupRow({ backup, server, store, reason }: BackupRowProps) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [asked, setAsked] = useState<'restore' | 'delete'>();
  const { id, name, type, state, bytes, created_at } = backup;
  const isReady = state === 'ready';
  const isOfAnother = backup.server.type !== server.type;
  const facts = [
    backup.server.id === null ? t('backups.of', { server: backup.server.name }) : undefined,
    t(`backups.type.${type}`),
    bytes === null ? t('backups.creating') : format.bytes(bytes),
    format.relative(created_at, now),
  ];
  const download = async () => {
    const link = await store.download(server.id, id);
    // The file is an attachment, so the page stays open.
    if (link !== undefined) window.location.assign(link);
  };

  return (
    <li>
      <Inline justify="between" gap={12}>
        <Stack gap={2}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted" size={13} title={format.exact(created_at)}>
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {isOfAnother && (
            <Text tone="muted" size={13}>
              {t('backups.misfit')}
            </Text>
          )}
        </Stack>
        <Inline gap={8}>
          <Button
            size="small"
            isDisabled={!isReady || isOfAnother || reason !== undefined}
            aria-label={t('backups.restoreOf', { name })}
            onPress={() => setAsked('restore')}
          >
            {t('backups.restore')}
          </Button>
          <Button
            size="small"
            isDisabled={!isReady || server.suspension !== null}
            aria-label={t('backups.downloadOf', { name })}
            onPress={() => void download()}
          >
            {t('backups.download')}
          </Button>
          <Button
            size="small"
            isDisabled={!isReady || reason !== undefined}
            aria-label={t('backups.deleteOf', { name })}
            onPress={() => setAsked('delete')}
          >
            {t('backups.delete')}
          </Button>
        </Inline>
      </Inline>
      {asked && (
        <AskFirst asked={asked} backup={backup} server={server} store={store} onClose={() => setAsked(undefined)} />
      )}
    </li>
  );
}

interface AskFirstProps extends Pick<BackupRowProps, 'backup' | 'server' | 'store'> {
  asked: 'restore' | 'delete';
  onClose: () => void;
}

/** Shows what is overwritten or lost; restoring a server's data requires its name. */
function AskFirst({ asked, backup, server, store, onClose }: AskFirstProps) {
  const { api } = useApp();
  const t = useMessages();
  const format = useFormat();
  const [radius, setRadius] = useState<BlastRadius>();
  const [error, setError] = useState<string>();
  const isRestore = asked === 'restore';
  useEffect(() => {
    if (!isRestore) return undefined;
    const asking = new AbortController();
    void api
      .extend({ customerServers })
      .customerServers.blastRadius({ params: { id: server.id } }, { signal: asking.signal })
      // Without a response the dialog is shown without it.
      .then((outcome) => outcome.kind === 'ok' && setRadius(outcome.data));
    return () => asking.abort();
  }, [api, server.id, isRestore]);

  const confirm = async () => {
    const outcome = await store[isRestore ? 'restore' : 'remove'](server.id, backup.id);
    setError(refusalOf(outcome, t).error);
    return outcome.kind === 'ok';
  };
  const { name } = backup;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isRestore ? t('backups.restore.title', { name }) : t('backups.delete.title', { name })}
      confirmLabel={isRestore ? t('backups.restore.submit') : t('backups.delete.submit')}
      blastRadius={radius && t('server.blast', { count: radius.shared_with })}
      error={error}
      onConfirm={confirm}
      {...(isRestore && { name: server.name })}
    >
      {isRestore
        ? t('backups.restore.text', { server: server.name, when: format.exact(backup.created_at) })
        : t('backups.delete.text')}
    </ConfirmDialog>
  );
}
