import type { Outcome } from '@kronos/api';
import type { PageMeta } from '@kronos/api/contract';

interface Page<Row> {
  data: Row[];
  meta: PageMeta;
}

/**
 * Reads a list that is shown as a whole, page by page; the outcome is that of the last page, with the rows of all
 * pages.
 */
export async function everyPage<P extends Page<unknown>>(
  read: (query: { page: number; per_page: number }) => Promise<Outcome<P>>,
): Promise<Outcome<P>> {
  const rows: P['data'] = [];
  for (let page = 1; ; page += 1) {
    const outcome = await read({ page, per_page: 100 });
    if (outcome.kind !== 'ok') return outcome;
    rows.push(...outcome.data.data);
    if (page >= outcome.data.meta.last_page) return { ...outcome, data: { ...outcome.data, data: rows } };
  }
}
