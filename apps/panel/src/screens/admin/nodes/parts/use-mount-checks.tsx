import type { NodeRow } from '@kronos/api/contract';
import { adminNodes } from '@kronos/api/routes/admin-nodes';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useOnward } from '../../../../context/use-onward.ts';
import { createBulkRun } from '../../../../resource/bulk-run.ts';
import { mostInFilter } from '../../../../resource/list-query.ts';
import { useBulkReport } from '../../../../resource/use-bulk-report.tsx';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';

type Checked = Pick<NodeRow, 'id' | 'alias'>;

const action = 'check_mounts';

const createCheckRun = createBulkRun<Checked>({
  subject: 'nodes',
  read(api) {
    const { bulk } = api.extend({ adminNodes }).adminNodes;
    return { bulk: ({ body: { ids } }, options) => bulk({ body: { ids, action } }, options) };
  },
  actions: { [action]: () => true },
});

/** Checks the mounts of nodes, and opens the list of their results. Reports the nodes on which no check began. */
export function useMountChecks() {
  const run = useStore(createCheckRun);
  const t = useMessages();
  const onward = useOnward();
  const report = useBulkReport<Checked>(({ alias }) => alias);
  const [isPending, setPending] = useState(false);

  const check = async (nodes: readonly Checked[]) => {
    const goOn = onward();
    const show = (of: readonly Checked[]) => goOn(resultsOf(of));
    setPending(true);
    const items = await run(action, nodes);
    setPending(false);
    if (!items) return show(nodes);
    report.show(
      t('nodes.bulk.check_mounts'),
      items,
      (rows) => run(action, rows),
      (outcome) => {
        const begun = outcome.flatMap(({ row, failure }) => (failure ? [] : [row]));
        if (begun.length > 0) show(begun);
      },
    );
  };
  return { check, isPending, dialog: report.dialog };
}

/** Returns the address of the results: the whole list when there are too many nodes for a filter. */
function resultsOf(nodes: readonly Checked[]): string {
  const all = href(adminRoutes.mounts);
  return nodes.length > mostInFilter ? all : `${all}?node=${nodes.map(({ id }) => id).join(',')}`;
}
