import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { inviteBackups, servers, shareIntents as table } from '../../db/schema.ts';
import type { ServerRow } from '../servers/server-row.ts';
import { type BackedUpPerson, backedUpPeople, backedUpPerson } from './backed-up-people.ts';

type OwnedServer = Pick<ServerRow, 'id' | 'ownerId'>;

/** Who is meant to see what on a server. */
export interface Baseline {
  backup: { id: number; name: string } | null;
  /** Each person once. A person whose access was ended has no libraries. */
  people: BackedUpPerson[];
  /** Whether everyone else is meant to see nothing; only a backup implies that. */
  isWhole: boolean;
}

export type ShareIntents = ReturnType<typeof createShareIntents>;

/** The shares of servers as the panel has recorded them, for comparison with the live state. */
export function createShareIntents({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Records what people were given, in the transaction of the change. */
    async keep({ id: serverId, ownerId }: OwnedServer, people: readonly BackedUpPerson[]): Promise<void> {
      const recordedAt = clock.now();
      const rows = people.map((person) => ({ serverId, ownerId, personKey: person.key, person, recordedAt }));
      if (rows.length === 0) return;
      await db.current
        .insert(table)
        .values(rows)
        .onConflictDoUpdate({
          target: [table.serverId, table.personKey],
          set: { ownerId, person: sql`excluded.person`, recordedAt },
        });
    },
    /** Reads the baselines of several servers: their last backups, and the changes through the panel since. */
    async baselines(of: readonly OwnedServer[]): Promise<(id: number) => Baseline> {
      const ids = of.map(({ id }) => id);
      const backups = await db.current
        .selectDistinctOn([inviteBackups.serverId], {
          serverId: inviteBackups.serverId,
          id: inviteBackups.id,
          name: inviteBackups.name,
          people: inviteBackups.people,
          createdAt: inviteBackups.createdAt,
        })
        .from(inviteBackups)
        // Backups of a former owner do not count.
        .innerJoin(servers, and(eq(servers.id, inviteBackups.serverId), eq(servers.ownerId, inviteBackups.ownerId)))
        .where(inArray(inviteBackups.serverId, ids))
        .orderBy(inviteBackups.serverId, desc(inviteBackups.id));
      const intents = await db.current
        .select({ serverId: table.serverId, person: table.person, recordedAt: table.recordedAt })
        .from(table)
        .innerJoin(servers, and(eq(servers.id, table.serverId), eq(servers.ownerId, table.ownerId)))
        .where(inArray(table.serverId, ids))
        .orderBy(table.recordedAt, table.personKey);
      return (id) => {
        const backup = backups.find(({ serverId }) => serverId === id);
        const people = new Map(backedUpPeople.parse(backup?.people ?? []).map((person) => [person.key, person]));
        for (const { serverId, person, recordedAt } of intents)
          if (serverId === id && (!backup || recordedAt >= backup.createdAt)) {
            const known = backedUpPerson.parse(person);
            people.set(known.key, known);
          }
        return {
          backup: backup ? { id: backup.id, name: backup.name } : null,
          people: [...people.values()],
          isWhole: backup !== undefined,
        };
      };
    },
  };
}
