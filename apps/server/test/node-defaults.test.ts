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
  kind: 'ssh',
  ssh_user: 'root',
  ssh_port: 22,
  tls_port: 2376,
  port_first: 20_000,
  port_last: 29_999,
  capacity: null,
  provider: '',
  region: '',
};

it('keeps omitted fields, notifies other admins, and audits what changed', async () => {
  const { realtime, tenant } = await admin.ask('system.settings');
  const socket = await joinChannel(server, realtime, admin, `private-admin.${tenant}`);
  expect(await admin.ask('adminNodeDefaults.read')).toMatchObject(first);
  const body = { kind: 'tls', provider: ' Hetzner ', capacity: 12 } as const;
  await admin.ask('adminNodeDefaults.save', { body });
  await until('the event to admins', () => socket.events('node-defaults-changed').length === 1);
  const after = { ...first, ...body, provider: 'Hetzner' };
  expect(await admin.ask('adminNodeDefaults.read')).toMatchObject(after);
  const [row] = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({
    action: 'adminNodeDefaults.save',
    targetName: 'node_defaults',
    before: { kind: 'ssh', provider: '', capacity: null },
    after: { kind: 'tls', provider: 'Hetzner', capacity: 12 },
  });
});

it('shares the port range with the deployment settings, whichever page changes it', async () => {
  await admin.ask('adminNodeDefaults.save', { body: { port_last: 24_999, region: 'Falkenstein' } });
  const rows = await server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  expect(rows.map(({ targetName, after }) => [targetName, after])).toEqual([
    ['node_defaults', { region: 'Falkenstein' }],
    ['deployment', { port_last: 24_999 }],
  ]);
  expect((await admin.ask('adminDeployment.read')).port_last).toBe(24_999);
  await admin.ask('adminDeployment.save', { body: { port_first: 21_000 } });
  expect(await admin.ask('adminNodeDefaults.read')).toMatchObject({
    port_first: 21_000,
    port_last: 24_999,
    region: 'Falkenstein',
  });
});

it.each<[Record<string, unknown>, string, string]>([
  [{ port_first: 40_000 }, 'port_last', 'The last port must not be below the first'],
  [{ port_last: 1 }, 'port_last', 'The last port must not be below the first'],
  [{ ssh_port: 0 }, 'ssh_port', 'At least 1'],
  [{ tls_port: 65_536 }, 'tls_port', 'At most 65535'],
  [{ ssh_user: ' ' }, 'ssh_user', 'Enter a user name'],
  [{ capacity: 0.5 }, 'capacity', 'Enter a whole number'],
  [{ provider: 'x'.repeat(61) }, 'provider', 'At most 60 characters'],
])('refuses invalid values (%#) and keeps everything', async (body, field, text) => {
  const before = await admin.ask('adminNodeDefaults.read');
  const answer = await admin.post('/api/admin/settings/nodes', { region: 'Elsewhere', ...body });
  expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
  expect(await admin.ask('adminNodeDefaults.read')).toEqual(before);
});
