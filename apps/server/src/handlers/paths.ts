import type { FolderCheckAccepted } from '@kronos/api/contract';
import { recordHandlers, type Records } from './records.ts';

/** Returns the handlers of records with a folder on nodes that can be checked there. */
export const pathHandlers = <Q, Row, One, Draft>(
  records: Records<Q, Row, One, Draft> & { check(id: number): Promise<FolderCheckAccepted> },
) => ({
  ...recordHandlers(records),
  check: ({ params }: { params: { id: number } }) => records.check(params.id),
});
