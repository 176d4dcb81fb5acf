import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { createClient } from './support/client.ts';
import { testUsers } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { openInbox } from './support/inbox.ts';
import { launchReady } from './support/launch.ts';
import { until } from './support/until.ts';

it('continues a mailing during which the panel was killed, and mails nobody twice', {
  timeout: 240_000,
}, async () => {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const readers = Array.from({ length: 30 }, (_, index) => ({
    email: `reader-${index}@example.test`,
    name: `Reader ${index}`,
    password: testUsers[0]!.password,
    role: 'moderator' as const,
  }));
  const port = await freePort();
  const file = join(database.folder, 'provision.json');
  await writeFile(file, JSON.stringify({ users: [...testUsers, ...readers], nodes: [], servers: [] }));
  const inbox = await openInbox();
  const env = { ...database.env, ...inbox.env, KRONOS_PORT: String(port), KRONOS_PROVISION: file };

  const first = await launchReady(env);
  const admin = createClient(`http://127.0.0.1:${port}`);
  await admin.signIn('admin@example.test');
  const body = { subject: 'Hello', content: '<p>News.</p>', audience: ['moderator' as const] };
  const { id } = await admin.ask('adminMailings.create', { body });
  await admin.ask('adminMailings.send', { params: { id } });
  await until('some have it', () => inbox.list().length >= 5, 60_000);
  await first.kill();

  const second = await launchReady(env);
  onTestFinished(() => second.kill());
  const mailing = await until(
    'it has ended',
    async () => {
      const { data } = await admin.ask('adminMailings.one', { params: { id } });
      return data.state === 'sent' && data;
    },
    120_000,
  );
  expect(mailing.recipients).toBe(readers.length + 1);
  expect(mailing.sent + mailing.failed).toBe(mailing.recipients);
  const got = inbox.list().map(({ to }) => to[0]);
  expect(new Set(got).size).toBe(got.length);
  // The outcome is unknown for recipients who were being mailed at that moment.
  expect(mailing.failed).toBeLessThanOrEqual(4);
  const query = { state: 'failed' } as const;
  const { data } = await admin.ask('adminMailings.recipients', { params: { id }, query });
  for (const { message } of data) expect(message).toContain('may have arrived');
  expect(got.length).toBeGreaterThanOrEqual(mailing.sent);
});
