import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { MailingDraft } from '@kronos/api/contract';
import type { Database } from '../../db/database.ts';
import { servers, users } from '../../db/schema.ts';
import { isAmong } from '../audience.ts';

export type MailingAudience = Pick<MailingDraft, 'audience' | 'node_ids' | 'server_type'>;

/** The users who want news by mail: all who have not opted out. */
export const wantsNews = sql<boolean>`${users.preferences} #>> '{notifications,news,mail}' is distinct from 'false'`;

/** The users in an audience: those with one of the roles and, where nodes or a type are given, such a server. */
export function isAddressed(db: Database, { audience, node_ids, server_type }: MailingAudience): SQL | undefined {
  const wanted = [
    ...(node_ids.length === 0 ? [] : [inArray(servers.nodeId, node_ids)]),
    ...(server_type === null ? [] : [eq(servers.type, server_type)]),
  ];
  const owned = db.current
    .select({ one: sql`1` })
    .from(servers)
    .where(and(eq(servers.ownerId, users.id), ...wanted));
  return and(isAmong(audience), wanted.length > 0 ? exists(owned) : undefined);
}
