import { BulkResults } from '@kronos/ui/BulkResults';
import { useState } from 'react';
import { useMessages } from '../context/app-context.ts';
import type { BulkItem } from './bulk-run.ts';

/** Tries rows once more; answers what each came to, or nothing if that was done to all of them. */
type Retry<R> = (rows: readonly R[]) => Promise<readonly BulkItem<R>[] | undefined>;

interface Report<R> {
  title: string;
  items: readonly BulkItem<R>[];
  retry: Retry<R>;
  isOpen: boolean;
}

/** Says what something came to for each of several rows, and tries again what failed. */
export function useBulkReport<R extends { readonly id: number }>(rowName: (row: R) => string) {
  const t = useMessages();
  const [report, setReport] = useState<Report<R>>();
  const [isPending, setPending] = useState(false);

  const tryAgain = async ({ items, retry }: Report<R>) => {
    setPending(true);
    const next = await retry(items.flatMap(({ row, failure }) => (failure ? [row] : [])));
    setPending(false);
    const done = items.filter(({ failure }) => !failure);
    setReport((now) => now && (next ? { ...now, items: [...done, ...next] } : { ...now, isOpen: false }));
  };

  return {
    show: (title: string, items: readonly BulkItem<R>[], retry: Retry<R>) =>
      setReport({ title, items, retry, isOpen: true }),
    dialog: report && (
      <BulkResults
        title={report.title}
        results={report.items.map(({ row, failure }) => ({
          id: String(row.id),
          name: rowName(row),
          failure: failure?.(t),
        }))}
        isOpen={report.isOpen}
        onOpenChange={(isOpen) => setReport({ ...report, isOpen })}
        isPending={isPending}
        onRetry={() => void tryAgain(report)}
      />
    ),
  };
}
