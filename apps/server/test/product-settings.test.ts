import { desc } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  return () => server.stop();
});

const first = {
  cycles: ['monthly', 'quarterly', 'half-yearly', 'yearly', 'once'],
  currency: 'EUR',
  trial_days: 7,
  visibility: 'public',
  plex_image: null,
  emby_image: null,
  jellyfin_image: null,
  cpus: null,
  memory_mb: null,
  pids: null,
  disk_gb: null,
  streams: null,
  transcodes: null,
  bandwidth_mbps: null,
  backups: null,
};

it('keeps omitted fields, notifies other admins, and audits what changed', async () => {
  const { realtime, tenant } = await admin.ask('system.settings');
  const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  expect(await admin.ask('adminProductSettings.read')).toMatchObject(first);
  const body = { currency: 'CHF', emby_image: 'kronos/emby:1', streams: 4 };
  await admin.ask('adminProductSettings.save', { body });
  await until('the event to admins', () => socket.events('product-settings-changed').length === 1);
  expect(await admin.ask('adminProductSettings.read')).toMatchObject({ ...first, ...body });
  const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'adminProductSettings.save',
    targetName: 'product_settings',
    before: { currency: 'EUR', emby_image: null, streams: null },
    after: body,
  });
});

it.each<[Record<string, unknown>, string, string]>([
  [{ cycles: [] }, 'cycles', 'Choose at least one'],
  [{ cycles: ['monthly', 'monthly'] }, 'cycles', 'Use each cycle only once'],
  [{ currency: 'euro' }, 'currency', 'Enter a currency such as EUR'],
  [{ trial_days: 0 }, 'trial_days', 'At least one day'],
  [{ streams: 0 }, 'streams', 'At least 1'],
])('refuses invalid values (%#) and keeps everything', async (body, field, text) => {
  const before = await admin.ask('adminProductSettings.read');
  const answer = await admin.post('/api/admin/settings/products', { visibility: 'hidden', ...body });
  expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
  expect(await admin.ask('adminProductSettings.read')).toEqual(before);
});
