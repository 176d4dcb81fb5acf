import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import type { Settings } from '../settings/settings.ts';

const stored = z.object({ intervalMinutes: z.number().int() }).catch({ intervalMinutes: 5 });

export type UptimeSettings = ReturnType<typeof createUptimeSettings>;

/** The settings of new monitors. */
export function createUptimeSettings(deps: { db: Database; settings: Settings; audit: Audit; events: Events }) {
  const { db, settings, audit, events } = deps;
  const read = async () => stored.parse(await settings.readOwn('uptime'));
  return {
    read,
    save: (intervalMinutes: number): Promise<void> =>
      db.transaction(async () => {
        const before = await read();
        await settings.set('uptime', { ...before, intervalMinutes });
        await audit.write({
          target: { kind: 'settings', name: 'uptime' },
          before: { interval_minutes: before.intervalMinutes },
          after: { interval_minutes: intervalMinutes },
        });
        await events.emit('admin', 'node-monitor-changed', { id: 0 });
      }),
  };
}
