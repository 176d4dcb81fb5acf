import type { FolderCheckAccepted } from '@kronos/api/contract';
import { recordHandlers, type Records } from './records.ts';

/** Records that have a folder on nodes, which is looked at there. */
export const pathHandlers = <Q, Row, One, Draft>(
  records: Records<Q, Row, One, Draft> & { check(id: number): Promise<FolderCheckAccepted> },
) => ({
  ...recordHandlers(records),
  check: ({ params }: { params: { id: number } }) => records.check(params.id),
});
