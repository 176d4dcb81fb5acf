import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { EmptyState } from '@kronos/ui/EmptyState';
import { FilmIcon } from '@kronos/ui/icons';
import { Inline } from '@kronos/ui/Inline';
import { LibraryList } from '@kronos/ui/LibraryList';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useId, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import { ActionButton } from '../ActionButton.tsx';
import { InjectCard } from './InjectCard.tsx';
import { libraryLabels } from './library-labels.ts';
import { MediaGate } from './MediaGate.tsx';
import { createMediaStore } from './media-store.ts';
import { type MediaTabProps, useReasons } from './media-tab.ts';
import { ScanFolderDialog } from './ScanFolderDialog.tsx';

/** The libraries of a server, scans for new files, and the folders that can become libraries. */
export function LibrariesTab(props: MediaTabProps) {
  const { server } = props;
  const { claim, libraries } = useStore(createMediaStore);
  const { value } = useSnapshot(libraries.list.state);
  const status = useSnapshot(claim.status.state).value;
  const { reason } = useReasons(server);
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const reasonId = useId();
  const [folderOf, setFolderOf] = useState<string>();
  const { id, name, type } = server;
  useEffect(() => libraries.list.show(id), [libraries, id]);
  useEffect(() => claim.status.show(id), [claim, id]);

  const known = value.status === 'ready' ? value.data.data : undefined;
  const rows = useMemo(
    () =>
      (known ?? []).map(({ kind, is_scanning, ...library }) => ({
        ...library,
        kind: t(`media.kind.${kind}`),
        isScanning: is_scanning,
      })),
    [known, t],
  );
  const folderLibrary = rows.find((row) => row.id === folderOf);
  const labels = useMemo(() => libraryLabels(t), [t]);
  const isStuck = status.status === 'ready' && status.data.features['stop-one-scan'] !== null;
  const mayScan = server.rights.includes('power');
  const barred = {
    isUnavailable: reason !== undefined,
    ...(reason !== undefined && { 'aria-describedby': reasonId }),
  };
  return (
    <MediaGate
      {...props}
      value={value}
      onRetry={() => void libraries.list.load()}
      loading={t('media.libraries.loading')}
      failed={t('media.libraries.failed')}
    >
      <Stack gap={16}>
        <Card
          isFlush
          title={t('media.libraries.title')}
          description={
            value.status === 'ready' && value.isStale
              ? t('common.stale', { time: format.moment(value.at, now) })
              : t('media.libraries.text')
          }
          actions={
            mayScan &&
            rows.length > 0 && (
              <Inline gap={8}>
                {rows.some(({ isScanning }) => isScanning) && (
                  <ActionButton {...barred} onPress={() => libraries.stopScan(id)}>
                    {t('media.libraries.stopAll')}
                  </ActionButton>
                )}
                <ActionButton {...barred} onPress={() => libraries.scan(id)}>
                  {t('media.libraries.scanAll')}
                </ActionButton>
              </Inline>
            )
          }
        >
          <LibraryList
            label={t('media.libraries.of', { name })}
            rows={rows}
            labels={labels}
            barrierId={reason && reasonId}
            stopBarrier={
              isStuck
                ? t('media.impossible.one-scan-not-stoppable', { product: t(`customer.server.type.${type}`) })
                : undefined
            }
            {...(mayScan && {
              onScanFolder: setFolderOf,
              onScan: (library: string) => void libraries.scan(id, library),
              onStop: (library: string) => void libraries.stopScan(id, library),
            })}
            empty={
              <EmptyState
                glyph={<FilmIcon size={24} />}
                title={t('media.libraries.empty')}
                description={t('media.libraries.emptyText')}
                action={<Button onPress={() => void libraries.list.load()}>{t('media.libraries.again')}</Button>}
              />
            }
          />
        </Card>
        {folderLibrary && (
          <ScanFolderDialog server={id} library={folderLibrary} onClose={() => setFolderOf(undefined)} />
        )}
        <InjectCard server={server} barrierId={reason && reasonId} />
        {reason !== undefined && (
          <Text tone="muted" size={13} id={reasonId}>
            {t(reason)}
          </Text>
        )}
      </Stack>
    </MediaGate>
  );
}
