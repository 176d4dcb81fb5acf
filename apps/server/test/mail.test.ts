import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../scripts/free-ports.mjs';
import { readConfig } from '../src/config/config.ts';
import { jobs, mails, settings as settingsTable } from '../src/db/schema.ts';
import { createLogger } from '../src/http/logging.ts';
import { createTestServer } from './support/create-test-server.ts';
import { linkIn, openInbox } from './support/inbox.ts';
import { until } from './support/until.ts';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(chunk.toString());
    done();
  },
});

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  const log = createLogger({ level: 'trace', destination });
  server = await createTestServer({ keep: true, log, timings: { mailRetryMs: 5 } });
});
afterAll(() => server.stop());
beforeEach(() => server.db.current.delete(mails));

const own = { host: '127.0.0.1', security: 'none', user: null, password: null, fromName: null } as const;
/** Sends mail through this port from now on. */
const sendThrough = (port: number) => server.services.mailSettings.save({ ...own, port, from: 'panel@example.test' });

const casey = { email: 'casey@example.test', name: 'Casey “the Customer”, née O’Hara' };
const content = (link = 'https://panel.example.test/x?a=1&b=2') => ({
  subject: 'Grüße — <now>',
  text: `Hello & welcome,\n\nopen ${link}.\nThanks`,
});

const recordOf = async (state: 'sent' | 'failed') =>
  until(`the mail is ${state}`, async () => {
    const [row] = await server.db.current.select().from(mails).where(eq(mails.state, state));
    return row;
  });

it('sends mail as text and HTML once its transaction is committed, and not otherwise', async () => {
  const inbox = await openInbox();
  await sendThrough(inbox.port);
  const { mail } = server.services;
  expect(await mail.isConfigured()).toBe(true);
  await expect(
    server.db.transaction(async () => {
      await mail.send({ to: casey, content: { subject: 'Never', text: 'never' } });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await server.db.transaction(() => mail.send({ to: casey, content: content() }));

  const received = await inbox.next(casey.email);
  expect(received).toMatchObject({
    from: { name: 'Kronos', address: 'panel@example.test' },
    subject: 'Grüße — <now>',
    messageId: expect.stringMatching(/^<[\w-]{36}@example\.test>$/),
  });
  expect(linkIn(received).href).toBe('https://panel.example.test/x?a=1&b=2.');
  expect(received.html).toContain('<p>Hello &amp; welcome,</p>');
  expect(received.html).toContain('<a href="https://panel.example.test/x?a=1&amp;b=2">');
  expect(inbox.list()).toHaveLength(1);
  expect(await recordOf('sent')).toMatchObject({ letter: null, tries: 1, words: '' });
});

it('seals mail while it waits, keeps it out of the log, and gives up on a server that stays unreachable', async () => {
  await sendThrough(await freePort());
  await server.services.mail.send({ to: casey, content: content('https://panel.example.test/?token=top-secret') });
  const waiting = await until('it was tried', async () => {
    const [row] = await server.db.current.select().from(mails);
    return row?.words ? row : undefined;
  });
  expect(waiting.letter ?? '').not.toContain('top-secret');
  const stored = JSON.stringify([waiting, await server.db.current.select().from(jobs)]);
  expect(stored).not.toContain('top-secret');
  expect(await recordOf('failed')).toMatchObject({
    tries: 6,
    letter: null,
    words: expect.stringMatching(/^The mail server at 127\.0\.0\.1:\d+ could not be reached: .*ECONNREFUSED/),
  });
  await until('the log contains it', () => lines.some((line) => line.includes('mail failed')));
  expect(lines.join('')).not.toMatch(/top-secret|casey@/);
});

it('retries when the server defers a mail', async () => {
  let patience = 2;
  const inbox = await openInbox({
    refuse: () => (patience-- > 0 ? { code: 451, words: 'Greylisted, come back later' } : undefined),
  });
  await sendThrough(inbox.port);
  await server.services.mail.send({ to: casey, content: content() });
  await inbox.next(casey.email);
  expect(await recordOf('sent')).toMatchObject({ tries: 3, letter: null });
});

it('does not retry when the server refuses a mail', async () => {
  const inbox = await openInbox({ refuse: () => ({ code: 550, words: 'No such mailbox here' }) });
  await sendThrough(inbox.port);
  await server.services.mail.send({ to: casey, content: content() });
  expect(await recordOf('failed')).toMatchObject({
    tries: 1,
    letter: null,
    words: expect.stringContaining('550 No such mailbox here'),
  });
});

it('records a failure when no mail server is configured', async () => {
  await server.db.current.delete(settingsTable).where(eq(settingsTable.key, 'mail'));
  expect(await server.services.mail.isConfigured()).toBe(false);
  await server.services.mail.send({ to: casey, content: content() });
  expect(await recordOf('failed')).toMatchObject({
    words: 'No mail server is set up, so the mail could not be sent.',
  });
});

it('stores the settings privately with a sealed password, and sends under their name', async () => {
  const inbox = await openInbox();
  const { mail, mailSettings, settings } = server.services;
  const given = { ...own, port: inbox.port, user: 'panel', password: 'swordfish', from: 'post@example.test' };
  const named = { ...given, fromName: 'The post' };
  await mailSettings.save(named);
  expect(await mailSettings.read()).toEqual(named);
  expect(JSON.stringify(await settings.readOwn('mail'))).not.toContain('swordfish');
  expect(JSON.stringify(await settings.read())).not.toContain('post@example.test');
  await mail.send({ to: casey, content: content() });
  expect((await inbox.next(casey.email)).from).toEqual({ name: 'The post', address: 'post@example.test' });
});

it('reads the environment', () => {
  const { server: named } = readConfig({ KRONOS_SMTP_URL: 'smtps://a%40b:p%2Fw@mail.example.test' }).mail;
  expect(named).toEqual({ host: 'mail.example.test', port: 465, security: 'tls', user: 'a@b', password: 'p/w' });
  expect(readConfig({ KRONOS_SMTP_URL: 'smtp://mail.example.test' }).mail.server).toMatchObject({
    port: 587,
    security: 'starttls',
    user: null,
  });
  expect(() => readConfig({ KRONOS_SMTP_URL: 'smtp://mail.example.test?security=maybe' })).toThrow('KRONOS_SMTP_URL');
});

it('tests a server and reports its error', async () => {
  const inbox = await openInbox();
  const { verify } = server.services.mail;
  const good = { ...own, from: 'a@b.test' };
  expect(await verify({ ...good, port: inbox.port })).toBeNull();
  expect(await verify({ ...good, port: await freePort() })).toMatch(/could not be reached: .*ECONNREFUSED/);
  expect(await verify({ ...good, port: inbox.port, security: 'starttls' })).toMatch(/STARTTLS/);
  const rude = createServer((socket) => socket.end('554 Not for you\r\n')).listen(0, '127.0.0.1');
  await once(rude, 'listening');
  onTestFinished(() => void rude.close());
  const { port } = rude.address() as { port: number };
  expect(await verify({ ...good, port })).toMatch(/554 Not for you/);
});

it('gives up within seconds on a server that sends no greeting', { timeout: 25_000 }, async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const { port } = silent.address() as { port: number };
  expect(await server.services.mail.verify({ ...own, from: 'a@b.test', port })).toMatch(
    /could not be reached: Greeting never received/,
  );
});
