import {
  type Endpoint,
  isRecordOwner,
  owners as rules,
  type RecordOwner,
  type ServerRight,
} from '@kronos/api/contract';
import { AppError } from '../app-error.ts';
import { suspendedWords } from '../domain/servers/suspended-words.ts';
import type { ServerView } from '../domain/servers/server-views.ts';
import type { Servers } from '../domain/servers/servers.ts';
import type { UserRow } from '../domain/users/users.ts';

/** What each owner rule finds. */
export interface OwnedRecords {
  server: ServerView;
}

/** How the records of one owner rule are found. */
interface Owner<R> {
  /** The record as somebody sees it; undefined when it is not theirs to see. */
  find: (id: number, viewer: UserRow) => Promise<R | undefined>;
  /** Why nothing may be changed about it for now. */
  frozen?: (record: R) => string | undefined;
}
export type Owners = { readonly [K in RecordOwner]: Owner<OwnedRecords[K]> };

/** Whose records addresses may name: one entry for each such rule of the contract. */
export const createOwners = ({ servers }: { servers: Pick<Servers, 'findVisible'> }): Owners => ({
  server: {
    find: (id, viewer) => servers.findVisible(id, viewer),
    frozen: ({ server }) => (server.suspendedAt ? suspendedWords(server) : undefined),
  },
});

export type Found = {
  [K in RecordOwner]: { owner: K; record: OwnedRecords[K]; frozen: string | undefined };
}[RecordOwner];

/** One place for "is it theirs": another's record is as good as none, its existence is nobody's business. */
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
