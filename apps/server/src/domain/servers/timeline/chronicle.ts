import { lt } from 'drizzle-orm';
import type { ChronicleEvent, ServerStatus } from '@kronos/api/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../db/database.ts';
import { serverChronicle } from '../../../db/schema.ts';
import type { Audit } from '../../audit/audit.ts';

const day = 24 * 60 * 60 * 1000;

export type Chronicle = ReturnType<typeof createChronicle>;

/** Records changes of servers outside of processes. It goes back as far as the audit log. */
export function createChronicle(deps: {
  db: Database;
  clock: Clock;
  audit: Pick<Audit, 'actor'>;
  /** How long the audit log goes back. */
  auditDays: number;
}) {
  const { db, clock, audit, auditDays } = deps;
  return {
    /** `words` is the reason or the name involved. It must not contain secrets: the server's users read it. */
    async note(serverId: number, what: ChronicleEvent, words = ''): Promise<void> {
      const actor = audit.actor();
      await db.current
        .insert(serverChronicle)
        .values({ serverId, at: clock.now(), what, words, askedById: actor?.id, askedByName: actor?.name });
    },
    /** Deletes records older than the installation keeps. */
    async prune(): Promise<void> {
      const oldest = new Date(clock.now().getTime() - auditDays * day);
      await db.current.delete(serverChronicle).where(lt(serverChronicle.at, oldest));
    },
  };
}

/** Returns what a change of the status of an idle server means. */
export function happeningOf(before: ServerStatus, after: ServerStatus): ChronicleEvent | undefined {
  if (before === after) return undefined;
  if (after === 'unreachable') return 'lost';
  if (before === 'unreachable') return 'found';
  if (after === 'running') return 'came-up';
  if (before !== 'running') return undefined;
  return after === 'failed' ? 'crashed' : 'stood-still';
}
