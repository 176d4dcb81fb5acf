import { eq } from 'drizzle-orm';
import type { UptimeRobotDraft } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { uptimeRobotAccounts as table, uptimeRobotWatches } from '../../db/schema.ts';
import type { Sealer } from '../../security/sealer.ts';
import type { Audit } from '../audit/audit.ts';
import { refuseFields } from '../refuse-fields.ts';
import { type RobotAccount, RobotError, type UptimeRobot } from './port.ts';
import type { RobotQueue } from './queue.ts';
import type { RobotRuns } from './runs.ts';
import { forgottenWords, noAccountWords, reasonWords } from './words.ts';

export type RobotAccountRow = typeof table.$inferSelect;

/** The id of the only account. */
const only = 1;
/** Binds the sealed key to its row. */
const place = 'uptime_robot_accounts:api_key';
const target = { kind: 'uptime-robot', name: 'UptimeRobot' };

export type RobotAccounts = ReturnType<typeof createRobotAccounts>;

/** The account at UptimeRobot. Its key is stored, sealed, once UptimeRobot has accepted it, and sent to no one else. */
export function createRobotAccounts(deps: {
  db: Database;
  clock: Clock;
  sealer: Sealer;
  audit: Audit;
  uptimeRobot: UptimeRobot;
  robotQueue: RobotQueue;
  robotRuns: Pick<RobotRuns, 'stop'>;
}) {
  const { db, clock, sealer, audit, uptimeRobot, robotQueue, robotRuns } = deps;
  const find = async (): Promise<RobotAccountRow | undefined> => (await db.current.select().from(table))[0];
  const lock = async (): Promise<RobotAccountRow | undefined> =>
    (await db.current.select().from(table).for('update'))[0];

  const change = async (values: Partial<RobotAccountRow>): Promise<void> => {
    await db.current.update(table).set(values).where(eq(table.id, only));
  };
  /** Stores a key. It may belong to another account, with other monitors and limits, so these are read at once. */
  const write = async (key: string, callsPerMinute: number): Promise<void> => {
    const values = { apiKey: sealer.seal(key, place), callsPerMinute, nextReadAt: clock.now() };
    const anew = { restUntil: null, failure: null, failedAt: null };
    await db.current
      .insert(table)
      .values({ id: only, ...values })
      .onConflictDoUpdate({ target: table.id, set: { ...values, ...anew } });
  };

  /** Reads the monitors with a key; refuses the key's field with the reason when that fails. */
  const tryOut = async (key: string): Promise<void> => {
    try {
      await uptimeRobot.open(key).page(null);
    } catch (error) {
      if (error instanceof RobotError) refuseFields({ api_key: reasonWords(error) });
      throw error;
    }
  };

  return {
    find,
    /** Locks and returns the account; refused when there is none. */
    async need(): Promise<RobotAccountRow> {
      const row = await lock();
      if (!row) throw new AppError('conflict', noAccountWords);
      return row;
    },
    /** Opens the account without sending anything. */
    open: ({ apiKey }: Pick<RobotAccountRow, 'apiKey'>): RobotAccount => uptimeRobot.open(sealer.open(apiKey, place)),
    change,
    /** Stores a key in the open transaction, without calling UptimeRobot. */
    write,
    async connect({ api_key: key, calls_per_minute: callsPerMinute }: UptimeRobotDraft): Promise<void> {
      refuseFields({ api_key: !key && !(await find()) && 'Enter a key' });
      if (key) await tryOut(key);
      await db.transaction(async () => {
        const before = await lock();
        if (!key && !before) throw new AppError('conflict', noAccountWords);
        if (key) await write(key, callsPerMinute);
        else await change({ callsPerMinute });
        await audit.write({
          target,
          before: { calls_per_minute: before?.callsPerMinute ?? null },
          after: { calls_per_minute: callsPerMinute, replaced: key ? ['api key'] : [] },
        });
        if (key) await robotQueue.ensure();
        await robotQueue.tell();
      });
    },
    /** Deletes the account with all that was read from it; its monitors remain at UptimeRobot. */
    disconnect: (): Promise<void> =>
      db.transaction(async () => {
        const row = await lock();
        if (!row) throw new AppError('not-found', 'No UptimeRobot account is connected.');
        await robotRuns.stop(row, () => forgottenWords);
        await db.current.delete(uptimeRobotWatches);
        await db.current.delete(table);
        await audit.write({ target, before: { calls_per_minute: row.callsPerMinute } });
        await robotQueue.tell();
      }),
  };
}
