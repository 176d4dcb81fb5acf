import { eq } from 'drizzle-orm';
import type { UptimeRobotDraft } from '@kronos/api/contract';
import { AppError } from '../../app-error.ts';
import type { Clock } from '../../clock.ts';
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

/** There is one account. */
const only = 1;
/** Binds the sealed key to its row. */
const place = 'uptime_robot_accounts:api_key';
const target = { kind: 'uptime-robot', name: 'UptimeRobot' };

export type RobotAccounts = ReturnType<typeof createRobotAccounts>;

/** The account at UptimeRobot. Its key is kept once UptimeRobot has accepted it, sealed, and opened for nobody else. */
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
  /** Another key may be that of another account, which has other monitors and calls left: it is read at once. */
  const write = async (key: string, callsPerMinute: number): Promise<void> => {
    const values = { apiKey: sealer.seal(key, place), callsPerMinute, nextReadAt: clock.now() };
    const anew = { restUntil: null, failure: null, failedAt: null };
    await db.current
      .insert(table)
      .values({ id: only, ...values })
      .onConflictDoUpdate({ target: table.id, set: { ...values, ...anew } });
  };

  /** Asks for the monitors of a key; says at its field why that is not possible. */
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
    /** Locks the account for a call that cannot do without; refused when there is none. */
    async need(): Promise<RobotAccountRow> {
      const row = await lock();
      if (!row) throw new AppError('conflict', noAccountWords);
      return row;
    },
    /** Opens it; nothing is sent. */
    open: ({ apiKey }: Pick<RobotAccountRow, 'apiKey'>): RobotAccount => uptimeRobot.open(sealer.open(apiKey, place)),
    change,
    /** Keeps a key in the open transaction, without asking UptimeRobot. */
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
    /** Forgets it with all that it told; its monitors stay there. */
    disconnect: (): Promise<void> =>
      db.transaction(async () => {
        const row = await lock();
        if (!row) throw new AppError('not-found', 'There is no account at UptimeRobot.');
        await robotRuns.stop(row, () => forgottenWords);
        await db.current.delete(uptimeRobotWatches);
        await db.current.delete(table);
        await audit.write({ target, before: { calls_per_minute: row.callsPerMinute } });
        await robotQueue.tell();
      }),
  };
}
