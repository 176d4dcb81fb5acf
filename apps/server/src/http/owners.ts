import {
  type Endpoint,
  isRecordOwner,
  owners as rules,
  type RecordOwner,
  type ServerRight,
} from '@kronos/api/contract';
import { AppError } from '../platform/app-error.ts';
import { suspendedWords } from '../domain/servers/suspended-words.ts';
import type { ServerView } from '../domain/servers/server-views.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { UserRow } from '../domain/users/users.ts';

/** The record that each owner rule finds. */
export interface OwnedRecords {
  server: ServerView;
}

/** How to find the records of one owner rule. */
interface Owner<R> {
  /** Returns the record as the viewer sees it; undefined if they may not see it. */
  find: (id: number, viewer: UserRow) => Promise<R | undefined>;
  /** Why the record may not be changed at the moment. */
  frozen?: (record: R) => string | undefined;
}
export type Owners = { readonly [K in RecordOwner]: Owner<OwnedRecords[K]> };

/** The owners of the records that addresses may name: one entry per owner rule of the contract. */
export const createOwners = ({ servers }: { servers: Pick<Servers, 'findVisible'> }): Owners => ({
  server: {
    find: (id, viewer) => servers.findVisible(id, viewer),
    frozen: ({ server }) => (server.suspendedAt ? suspendedWords(server) : undefined),
  },
});

export type Found = {
  [K in RecordOwner]: { owner: K; record: OwnedRecords[K]; frozen: string | undefined };
}[RecordOwner];

/**
 * The one place that checks ownership: another user's record counts as missing, so that its existence is not revealed.
 */
export async function findOwned(
  { owner, right = 'view' }: Endpoint,
  params: unknown,
  viewer: UserRow,
  owners: Owners,
): Promise<Found | undefined> {
  if (!isRecordOwner(owner)) return undefined;
  const { param, missing, withoutRight } = rules[owner];
  const id = Number(Object(params)[param]);
  const record = await owners[owner].find(id, viewer);
  if (!record?.rights.includes('view')) throw new AppError('not-found', missing);
  if (!record.rights.includes(right satisfies ServerRight)) throw new AppError('forbidden', withoutRight);
  return { owner, record, frozen: owners[owner].frozen?.(record) };
}
