import { BulkResults } from '@kronos/ui/BulkResults';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import type { BulkItem } from './bulk-run.ts';

/** Retries rows; resolves with the outcome for each, or with undefined if all succeeded. */
type Retry<R> = (rows: readonly R[]) => Promise<readonly BulkItem<R>[] | undefined>;

interface Report<R> {
  title: string;
  items: readonly BulkItem<R>[];
  retry: Retry<R>;
  /** Called with the final outcome for each row when the report is closed. */
  onClose?: ((items: readonly BulkItem<R>[]) => void) | undefined;
  isOpen: boolean;
}

/** Reports the outcome of an action for each of several rows, and retries those that failed. */
export function useBulkReport<R extends { readonly id: number }>(rowName: (row: R) => string) {
  const t = useMessages();
  const [report, setReport] = useState<Report<R>>();
  const [isPending, setPending] = useState(false);

  const close = (read: Report<R>) => {
    setReport({ ...read, isOpen: false });
    read.onClose?.(read.items);
  };
  const tryAgain = async (before: Report<R>) => {
    const { items, retry } = before;
    const failed = items.flatMap(({ row, failure }) => (failure ? [row] : []));
    setPending(true);
    const next = await retry(failed);
    setPending(false);
    const done = items.filter(({ failure }) => !failure);
    if (!next) return close({ ...before, items: [...done, ...failed.map((row) => ({ row }))] });
    setReport((now) => now && { ...now, items: [...done, ...next] });
  };

  return {
    show: (title: string, items: readonly BulkItem<R>[], retry: Retry<R>, onClose?: Report<R>['onClose']) =>
      setReport({ title, items, retry, onClose, isOpen: true }),
    dialog: report && (
      <BulkResults
        title={report.title}
        results={report.items.map(({ row, failure }) => ({
          id: String(row.id),
          name: rowName(row),
          failure: failure?.(t),
        }))}
        isOpen={report.isOpen}
        onOpenChange={(isOpen) => isOpen || close(report)}
        isPending={isPending}
        onRetry={() => void tryAgain(report)}
      />
    ),
  };
}
