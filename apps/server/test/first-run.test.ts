import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import ssh2 from 'ssh2';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { auditLog, sshKeys, users } from '../src/db/schema.ts';
import { ensureFirstAdmin } from '../src/domain/first-run/first-admin.ts';
import { privateKeyPlace } from '../src/domain/ssh-keys/ssh-keys.ts';
import { createAppKey, readOrCreateSecret } from '../src/security/app-key.ts';
import { createSealer } from '../src/security/sealer.ts';
import { refusalOf } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { freshDatabase } from './support/fresh-database.ts';
import { launchReady } from './support/launch.ts';

const init = '/api/admin/system/init';
const environment = { KRONOS_ADMIN_EMAIL: 'ada@example.test', KRONOS_ADMIN_PASSWORD: 'a long passphrase' };
const slow = 240_000;

async function empty(env: Record<string, string> = {}) {
  const server = await createTestServer({ provision: { users: [] }, env });
  const settings = async () => await server.client().ask('system.settings');
  return { server, settings };
}

/** Starts a panel whose output the test can read. */
async function printed() {
  const database = await freshDatabase();
  onTestFinished(database.remove);
  const port = await freePort();
  const env = { ...database.env, KRONOS_PORT: String(port) };
  const first = await launchReady(env);
  return { first, env, port };
}

describe('an empty installation', () => {
  it(
    'prints the first password once',
    async () => {
      const { first, env, port } = await printed();
      expect(first.output.text).toMatch(
        new RegExp(
          `http://localhost:${port}/app/admin/login: sign in as admin@kronos.local with the password [a-z2-9-]{19}\\.`,
        ),
      );
      await first.kill();
      const second = await launchReady(env);
      expect(second.output.text).toContain('Kronos is running');
      expect(second.output.text).not.toContain('password');
    },
    slow,
  );

  it('takes the first admin from the environment, asks for no other password, and creates no second one', async () => {
    const { server } = await empty(environment);
    const admin = server.client();
    expect((await admin.signIn('ada@example.test', 'a long passphrase')).status).toBe(200);
    const body = await admin.ask('firstRun.show');
    expect(body).toMatchObject({ current: 'start', account: null, ssh_key: null, billing_type: null });
    expect(body.steps.map(({ id }: { id: string }) => id)).not.toContain('change-password');
    await server.restart();
    expect(await server.db.current.$count(users)).toBe(1);
  });

  it('replaces a lost first password by that of the environment, and ends its sessions', async () => {
    const { server } = await empty();
    const replaceBy = (password: string) =>
      ensureFirstAdmin({ db: server.db, ...server.services }, { email: undefined, password });
    await replaceBy('a lost passphrase');
    const admin = server.client();
    expect((await admin.signIn('admin@kronos.local', 'a lost passphrase')).status).toBe(200);
    await replaceBy('a long passphrase');
    expect((await admin.get(init)).status).toBe(401);
    expect((await server.client().signIn('admin@kronos.local', 'a long passphrase')).status).toBe(200);
  });

  it('offers no way to become an admin without an account', async () => {
    const { server } = await empty(environment);
    const stranger = server.client();
    expect((await stranger.get(init)).status).toBe(401);
    expect((await stranger.post(`${init}/change-password`, {})).status).toBe(401);
  });
});

describe('the set-up', () => {
  it('continues where it was left, on any device, and opens the panel when every step is done', async () => {
    const { server, settings } = await empty(environment);
    const admin = server.client();
    await admin.signIn('ada@example.test', 'a long passphrase');
    expect(refusalOf(await admin.post(`${init}/completed`)).message).toContain('“start” has not been completed');
    await admin.post(`${init}/steps/start`);
    await admin.post('/api/admin/settings/system', { app_name: 'Cinema' });
    await admin.post(`${init}/steps/app-settings`);
    expect((await admin.post(`${init}/steps/ssh-keys`)).status).toBe(409);
    const key = await admin.ask('firstRun.makeSshKey');
    expect(await admin.ask('firstRun.makeSshKey')).toEqual(key);
    await server.restart();
    const elsewhere = server.client();
    await elsewhere.signIn('ada@example.test', 'a long passphrase');
    expect((await elsewhere.ask('firstRun.show')).current).toBe('billing-type');
    expect((await elsewhere.post(`${init}/billing-type`, { type: 'whmcs' })).status).toBe(422);
    await elsewhere.post(`${init}/billing-type`, { type: 'manual' });
    await elsewhere.post(`${init}/steps/email`);
    expect((await elsewhere.ask('firstRun.show')).current).toBe('completed');
    expect((await settings()).app_initiated).toBe(false);
    expect((await elsewhere.post(`${init}/completed`)).status).toBe(200);
    expect(await settings()).toMatchObject({
      app_initiated: true,
      system: { app_initiated: true },
      app_name: 'Cinema',
    });
    expect((await elsewhere.post(`${init}/billing-type`, { type: 'none' })).status).toBe(409);
    const rows = await server.db.current.select().from(auditLog).where(eq(auditLog.targetKind, 'setup'));
    expect(rows.map(({ targetName }) => targetName)).toContain('completed');
  });

  it('creates a key that OpenSSH reads, and stores its private half sealed', async () => {
    const { server } = await empty(environment);
    const admin = server.client();
    await admin.signIn('ada@example.test', 'a long passphrase');
    const { public_key, fingerprint } = await admin.ask('firstRun.makeSshKey');
    expect(public_key).toMatch(/^ssh-ed25519 \S+ kronos$/);
    const [row] = await server.db.current.select().from(sshKeys);
    expect(row!.privateKey).not.toContain('PRIVATE KEY');
    const sealer = createSealer(createAppKey(readOrCreateSecret(server.database.folder)));
    const opened = sealer.open(row!.privateKey, privateKeyPlace('house'));
    const parsed = ssh2.utils.parseKey(opened);
    if (parsed instanceof Error) throw parsed;
    expect(parsed.getPublicSSH().toString('base64')).toBe(public_key.split(' ')[1]);
    const { stdout } = await promisify(execFile)('sh', ['-c', 'echo "$0" | ssh-keygen -lf -', public_key]);
    expect(stdout).toContain(fingerprint);
  });

  it('replaces name, address and password of the generated account once, and ends its other sessions', async () => {
    const { server } = await empty(environment);
    const admin = server.client();
    await admin.signIn('ada@example.test', 'a long passphrase');
    const { id } = await admin.ask('session.user');
    await server.services.settings.set('first_run', { adminId: id, done: [] });
    const other = server.client();
    await other.signIn('ada@example.test', 'a long passphrase');
    const change = { name: 'Grace', email: 'grace@example.test', password: 'another passphrase' };
    const short = await admin.post(`${init}/change-password`, { ...change, password: 'short' });
    expect(refusalOf(short).errors).toEqual({ password: ['At least 12 characters, or a passphrase of four words'] });
    expect((await admin.post(`${init}/change-password`, change)).status).toBe(200);
    expect(await admin.ask('session.user')).toMatchObject({ name: 'Grace', email: 'grace@example.test' });
    expect((await other.get('/api/get-user')).status).toBe(401);
    expect((await admin.post(`${init}/change-password`, change)).status).toBe(409);
    expect((await server.client().signIn('ada@example.test', 'a long passphrase')).status).toBe(401);
    expect((await server.client().signIn('grace@example.test', 'another passphrase')).status).toBe(200);
    const rows = await server.db.current.select().from(auditLog);
    expect(JSON.stringify(rows)).not.toContain('passphrase');
  });

  it('does not save a mail server that does not respond, and shows its error', async () => {
    const { server } = await empty(environment);
    const admin = server.client();
    await admin.signIn('ada@example.test', 'a long passphrase');
    const mail = {
      host: '127.0.0.1',
      port: await freePort(),
      security: 'none',
      user: '',
      password: '',
      from: 'a@b.test',
    };
    const answer = await admin.post(`${init}/email`, mail);
    expect(answer.status).toBe(422);
    expect(refusalOf(answer).message).not.toBe('');
    expect(await admin.ask('firstRun.show')).toMatchObject({ mail: null, current: 'start' });
  });
});
