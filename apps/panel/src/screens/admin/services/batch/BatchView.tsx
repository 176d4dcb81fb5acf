import type { BatchDetail, BatchItem } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { DataGrid } from '@kronos/ui/DataGrid';
import { LinkButton } from '@kronos/ui/LinkButton';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { Table } from '@kronos/ui/Table';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useAddress } from '../../../../context/use-address.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { batchColumns } from './columns.tsx';

/** Above this number of rows, only those in view are rendered. */
const most = 100;

interface BatchViewProps {
  batch: BatchDetail;
  /** Resolves with the id of the new batch, or with undefined if none began. */
  onRetry: () => Promise<number | undefined>;
}

/** The progress of a batch: in one bar, and server by server. */
export function BatchView({ batch, onRetry }: BatchViewProps) {
  const onward = useOnward();
  const { path } = useAddress();
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const { id, command, state, result, items } = batch;
  usePageName(command);
  const columns = useMemo(() => batchColumns(t, path), [t, path]);
  const isOver = state === 'succeeded' || state === 'failed';
  const count = (...wanted: BatchItem['state'][]) => items.filter((item) => wanted.includes(item.state)).length;
  const [done, failed] = [count('succeeded', 'failed'), count('failed')];

  const retry = async () => {
    setPending(true);
    const goOn = onward();
    const next = await onRetry();
    setPending(false);
    if (next !== undefined) goOn(href(adminRoutes.serviceBatch, { batch: next }));
  };
  const Rows = items.length > most ? DataGrid<BatchItem> : Table<BatchItem>;
  return (
    <Stack gap={24}>
      <PageHeader
        title={command}
        description={isOver ? result : t('services.batch.goesOn')}
        actions={
          <>
            <LinkButton href={href(adminRoutes.adminProcess, { process: id })}>
              {t('services.batch.process')}
            </LinkButton>
            {isOver && failed > 0 && (
              <Button tone="accent" isPending={isPending} onPress={() => void retry()}>
                {t('services.batch.retry', { count: failed })}
              </Button>
            )}
          </>
        }
      />
      {!isOver && (
        <ProgressBar
          label={t('services.batch.progress')}
          value={done}
          maxValue={items.length}
          valueLabel={t('services.batch.far', { done, total: items.length, failed })}
        />
      )}
      <Rows
        label={t('services.batch.servers')}
        rows={items}
        columns={columns}
        rowKey={keyOf}
        rowName={({ id: number, name }) => name ?? `#${number}`}
      />
    </Stack>
  );
}

const keyOf = ({ id }: BatchItem) => String(id);
