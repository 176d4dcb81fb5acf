import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailingDraft, MailingState } from '@kronos/api/contract';
import { freePort } from '../../../scripts/free-ports.mjs';
import { mailingRecipients, mailings, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { openInbox } from './support/inbox.ts';
import { until } from './support/until.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
const crowd = Array.from({ length: 45 }, (_, index) => `reader-${index}@example.test`);

beforeAll(async () => {
  server = await createTestServer({ keep: true, timings: { mailRetryMs: 5 } });
  admin = await server.as('admin');
  // Resellers, so that the users of the fixture are not mailed as well.
  await server.db.current.insert(users).values(
    crowd.map((email, index) => ({
      email,
      name: `Reader ${index} <b>`,
      passwordHash: '',
      isReseller: true,
      createdAt: new Date(),
    })),
  );
});
afterAll(() => server.stop());

const through = (port: number) =>
  server.services.mailSettings.save({
    host: '127.0.0.1',
    security: 'none',
    user: null,
    password: null,
    from: 'panel@example.test',
    fromName: null,
    port,
  });
let inbox: Awaited<ReturnType<typeof openInbox>>;
afterEach(() => inbox.close());
beforeEach(async () => {
  await server.db.current.delete(mailings);
  inbox = await openInbox({ keep: true });
  await through(inbox.port);
});

const letter = { subject: 'Hello {{name}}', content: '<p>Dear {{name}}, <a href="/app/status">look</a>.</p>' };
const draft = async (more: Partial<MailingDraft> = {}) => {
  const body = { ...letter, audience: ['reseller'], ...more } as MailingDraft;
  return (await admin.ask('adminMailings.create', { body })).id;
};
const one = async (id: number) => (await admin.ask('adminMailings.one', { params: { id } })).data;
const turn = (id: number, call: 'send' | 'stop' | 'retry') => admin.post(`/api/admin/mailings/${id}/${call}`);
const reached = (id: number, state: MailingState) =>
  until(`it is ${state}`, async () => {
    const now = await one(id);
    return now.state === state && now;
  });
const choose = (emails: string[], mail: boolean) =>
  server.db.current
    .update(users)
    .set({ preferences: { notifications: { news: { panel: true, mail } } } })
    .where(inArray(users.email, emails));

it('mails each user of the audience once, by name, with a link to unsubscribe', async () => {
  await choose(crowd.slice(0, 5), false);
  const reach = await admin.ask('adminMailings.reach', { query: { audience: 'reseller' } });
  const id = await draft();
  expect(await one(id)).toMatchObject({ state: 'draft', recipients: 0, started_at: null });
  expect((await turn(id, 'send')).status).toBe(200);
  const sent = await reached(id, 'sent');
  expect(sent).toMatchObject({ recipients: reach.count, sent: reach.count, failed: 0, skipped: 0, trouble: null });
  expect(reach.unsubscribed).toBe(5);
  const got = inbox.list().map(({ to }) => to[0]);
  expect(got).toHaveLength(reach.count);
  expect(new Set(got).size).toBe(reach.count);
  for (const email of crowd.slice(0, 5)) expect(got).not.toContain(email);

  const mail = await inbox.next(crowd[7]!);
  expect(mail.subject).toBe('Hello Reader 7 <b>');
  expect(mail.html).toContain('Dear Reader 7 &lt;b&gt;, <a href="http');
  expect(mail.text).toContain('Unsubscribe: http');
  const { pathname } = new URL(mail.oneClick!);
  const click = await fetch(server.url + pathname, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(click.status).toBe(204);
  const [reader] = await server.db.current.select().from(users).where(eq(users.email, crowd[7]!));
  expect(reader?.preferences).toMatchObject({ notifications: { news: { mail: false } } });
  await choose(crowd, true);
});

it('sends a service mail to users who opted out of news as well, without a link to unsubscribe', async () => {
  await choose([crowd[1]!], false);
  const id = await draft({ purpose: 'service' });
  await turn(id, 'send');
  await reached(id, 'sent');
  const mail = await inbox.next(crowd[1]!);
  expect(mail.text).not.toContain('Unsubscribe');
  expect(mail.oneClick).toBeNull();
  await choose(crowd, true);
});

it('waits while the mail server is unreachable, and then continues', async () => {
  await through(await freePort());
  const id = await draft();
  await turn(id, 'send');
  await until('it tells so', async () => (await one(id)).trouble);
  await through(inbox.port);
  const sent = await reached(id, 'sent');
  expect(sent).toMatchObject({ sent: sent.recipients, failed: 0, trouble: null });
});

it('continues with the other recipients when the mail server refuses half of them', async () => {
  const isOdd = (email: string) => Number(/\d+/.exec(email)?.[0] ?? 0) % 2 === 1;
  const putOff = new Set([crowd[2]!, crowd[4]!]);
  const half = await openInbox({
    refuse(email) {
      if (isOdd(email)) return { code: 550, words: 'No such mailbox here' };
      return putOff.delete(email) ? { code: 450, words: 'Try again later' } : undefined;
    },
  });
  await through(half.port);
  const id = await draft();
  await turn(id, 'send');
  const { sent, failed, recipients, trouble } = await reached(id, 'sent');
  const odd = crowd.filter(isOdd);
  expect({ sent, failed, trouble }).toEqual({ sent: recipients - odd.length, failed: odd.length, trouble: null });
  const got = half.list().map(({ to }) => to[0]);
  expect(new Set(got).size).toBe(got.length);
  expect(got).toEqual(expect.arrayContaining([crowd[2], crowd[4]]));
  expect(got.some((email) => odd.includes(email!))).toBe(false);
  const query = { state: 'failed', per_page: 100 } as const;
  const { data } = await admin.ask('adminMailings.recipients', { params: { id }, query });
  expect(data.map(({ email }) => email).toSorted()).toEqual(odd.toSorted());
  expect(data.every(({ message }) => message?.includes('No such mailbox here'))).toBe(true);
});

it('stops, continues, and refuses actions that do not fit its state', async () => {
  await through(await freePort());
  const id = await draft();
  expect((await turn(id, 'stop')).status).toBe(409);
  await turn(id, 'send');
  expect((await turn(id, 'send')).status).toBe(409);
  expect((await admin.call('DELETE', `/api/admin/mailings/${id}`)).status).toBe(409);
  expect((await turn(id, 'stop')).status).toBe(200);
  const body = { ...letter, audience: ['reseller'] };
  expect(refusalOf(await admin.post(`/api/admin/mailings/${id}`, body)).message).toBe(
    'This mailing has started and can no longer be changed.',
  );
  expect((await turn(id, 'retry')).status).toBe(409);
  await through(inbox.port);
  expect((await turn(id, 'send')).status).toBe(200);
  await reached(id, 'sent');
  expect((await admin.call('DELETE', `/api/admin/mailings/${id}`)).status).toBe(200);
  expect(await server.db.current.$count(mailingRecipients)).toBe(0);
});

it('skips users who unsubscribe while it is stopped', async () => {
  await through(await freePort());
  const id = await draft();
  await turn(id, 'send');
  await until('it waits', async () => (await one(id)).trouble);
  await turn(id, 'stop');
  const late = crowd.slice(10, 12);
  await choose(late, false);
  await through(inbox.port);
  await turn(id, 'send');
  const { recipients, skipped, sent } = await reached(id, 'sent');
  expect({ skipped, sent }).toEqual({ skipped: 2, sent: recipients - 2 });
  const got = inbox.list().map(({ to }) => to[0]);
  expect(got).toHaveLength(recipients - 2);
  for (const email of late) expect(got).not.toContain(email);
});

it('fails the recipient being mailed when the panel stopped, and retries only on request', async () => {
  await through(await freePort());
  const id = await draft();
  await turn(id, 'send');
  await turn(id, 'stop');
  const [first] = await server.db.current.select().from(mailingRecipients).where(eq(mailingRecipients.mailingId, id));
  await server.db.current
    .update(mailingRecipients)
    .set({ state: 'sending' })
    .where(eq(mailingRecipients.id, first!.id));
  await through(inbox.port);
  await turn(id, 'send');
  const sent = await reached(id, 'sent');
  expect(sent).toMatchObject({ failed: 1, sent: sent.recipients - 1 });
  expect(inbox.list().some(({ to }) => to[0] === first!.email)).toBe(false);
  const { data } = await admin.ask('adminMailings.recipients', { params: { id }, query: { state: 'failed' } });
  expect(data).toMatchObject([{ email: first!.email, message: expect.stringContaining('may have arrived') }]);
  await turn(id, 'retry');
  await until('it arrives', () => inbox.list().some(({ to }) => to[0] === first!.email));
  expect(await reached(id, 'sent')).toMatchObject({ failed: 0, sent: sent.recipients });
});

it('refuses a mailing without recipients', async () => {
  const id = await draft({ node_ids: [4711] });
  expect(refusalOf(await turn(id, 'send')).message).toBe('No one would receive this mailing. Choose another audience.');
  expect(await one(id)).toMatchObject({ state: 'draft', recipients: 0 });
});

it('sends a test to the caller only', async () => {
  const { email } = await admin.ask('adminMailings.test', { body: letter });
  const mail = await inbox.next(email);
  expect(mail.html).toContain('Dear ');
  expect(inbox.list()).toHaveLength(1);
});

it('sends only harmless HTML in a test', async () => {
  const content = '<p>Hello<script>alert(1)</script> <a href="javascript:alert(1)" onclick="alert(1)">there</a></p>';
  const { email } = await admin.ask('adminMailings.test', { body: { ...letter, content } });
  const { html } = await inbox.next(email);
  expect(html).toContain('<p>Hello <a>there</a></p>');
  expect(html).not.toMatch(/script|onclick/i);
});

it('shows whose link it is, changes the subscription, and refuses an invalid link', async () => {
  const [reader] = await server.db.current.select().from(users).where(eq(users.email, crowd[3]!));
  const token = new URL(server.services.mailSubscription.linksOf(reader!.id).page).searchParams.get('token')!;
  const guest = server.client();
  const look = () => guest.ask('mailSubscription.look', { body: { token } });
  expect(await look()).toEqual({ email_hint: 'r•••@example.test', wants_news: true });
  for (const wants_news of [false, true]) {
    await guest.ask('mailSubscription.choose', { body: { token, wants_news } });
    expect((await look()).wants_news).toBe(wants_news);
  }
  const nobody = await guest.post('/api/mail-subscription/look', { token: `${token}x` });
  expect(nobody.status).toBe(404);
});
