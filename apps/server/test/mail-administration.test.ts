import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTemplateKeys } from '@kronos/api/contract';
import { freePort } from '../../../scripts/free-ports.mjs';
import { auditLog, mailTemplates } from '../src/db/schema.ts';
import { passwordReset } from '../src/domain/mail/templates/password-reset.ts';
import { trialApproved } from '../src/domain/mail/templates/trial-approved.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { createTestServer } from './support/create-test-server.ts';
import { linkIn, openInbox } from './support/inbox.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestClient;
let inbox: Awaited<ReturnType<typeof openInbox>>;
beforeAll(async () => {
  server = await createTestServer({ keep: true });
  admin = await server.as('admin');
  inbox = await openInbox({ keep: true });
  return async () => {
    await server.stop();
    await inbox.close();
  };
});

const form = (more: object = {}) => ({
  host: '127.0.0.1',
  port: inbox.port,
  security: 'none' as const,
  user: '',
  password: '',
  from: 'panel@example.test',
  from_name: '',
  ...more,
});
const save = (more: object = {}) => admin.ask('adminMail.save', { body: form(more) });
const robin = { email: 'robin@example.test', name: 'Robin' };

describe('the mail server', () => {
  it('is saved once it responds, can be tested, and is shown without its password', async () => {
    expect(await admin.ask('adminMail.server')).toMatchObject({ server: null, is_fixed: false });
    await save({ user: 'panel', password: 'swordfish', from_name: 'The post' });
    const { server: shown } = await admin.ask('adminMail.server');
    expect(shown).toMatchObject({ user: 'panel', from_name: 'The post', is_password_set: true });
    expect(JSON.stringify(shown)).not.toContain('swordfish');

    const { email } = await admin.ask('adminMail.test');
    expect(await inbox.next(email)).toMatchObject({
      from: { name: 'The post', address: 'panel@example.test' },
      subject: 'Test of your mail server',
    });
    const rows = await server.db.current.select().from(auditLog).where(eq(auditLog.targetKind, 'mail-server'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('swordfish');
  });

  it('keeps its password only for the same server and user', async () => {
    const { mailSettings } = server.services;
    await save({ user: 'panel', password: 'swordfish' });
    await save({ user: 'panel', from: 'other@example.test' });
    expect(await mailSettings.read()).toMatchObject({ from: 'other@example.test', password: 'swordfish' });
    const refusal = refusalOf(await admin.post('/api/admin/integrations/mail', form({ user: 'somebody-else' })));
    expect(refusal.errors).toEqual({ password: ['Enter the password of this user'] });
    await save();
    expect(await mailSettings.read()).toMatchObject({ user: null, password: null });
  });

  it('is refused with its own error, and nothing is changed', async () => {
    await save();
    const refusal = refusalOf(await admin.post('/api/admin/integrations/mail', form({ port: await freePort() })));
    expect(refusal.message).toMatch(/could not be reached: .*ECONNREFUSED/);
    expect(await server.services.mailSettings.read()).toMatchObject({ port: inbox.port });
  });

  it('is not overwritten from a stale version', async () => {
    await save();
    const { version } = await admin.ask('adminMail.server');
    await save({ from_name: 'The post' });
    const late = await admin.post(
      `/api/admin/integrations/mail?based_on=${encodeURIComponent(version)}`,
      form({ from: 'late@example.test' }),
    );
    expect([late.status, refusalOf(late).stale]).toMatchObject([409, { by: 'admin' }]);
    const { server: kept, version: now } = await admin.ask('adminMail.server');
    expect(kept).toMatchObject({ from: 'panel@example.test', from_name: 'The post' });
    await admin.ask('adminMail.save', { query: { based_on: now }, body: form({ from: 'late@example.test' }) });
  });

  it('cannot be tested when there is none', async () => {
    await server.services.settings.set('mail', null);
    expect(refusalOf(await admin.post('/api/admin/integrations/mail/test'))).toMatchObject({
      message: 'This panel has no mail server yet.',
    });
  });
});

describe('a mail template', () => {
  beforeEach(async () => {
    await save();
    await server.db.current.delete(mailTemplates);
    await server.services.mailTemplates.ensure();
  });
  const idOf = async (key: string) => {
    const { data } = await admin.ask('adminMailTemplates.list', { query: { per_page: 50 } });
    return data.find((row) => row.key === key)?.id ?? 0;
  };
  const one = async (key: string) => admin.ask('adminMailTemplates.one', { params: { id: await idOf(key) } });
  const write = async (key: string, body: { subject: string; text: string }) =>
    admin.ask('adminMailTemplates.update', { params: { id: await idOf(key) }, body });
  const refused = async (key: string, text: string, subject = 'A subject') =>
    refusalOf(await admin.post(`/api/admin/integrations/mail/templates/${await idOf(key)}`, { subject, text })).errors;
  const letter = passwordReset({ name: robin.name, link: 'https://panel.example.test/reset' });

  it('exists for each mail of the panel, and is found by its text', async () => {
    const all = await admin.ask('adminMailTemplates.list', { query: { per_page: 50 } });
    expect(all.data.map(({ key }) => key)).toEqual([...mailTemplateKeys].sort());
    const { data } = await admin.ask('adminMailTemplates.list', { query: { q: 'new password for' } });
    expect(data.map(({ key }) => key)).toEqual(['password-reset']);
  });

  it('is used from then on, until it is reset to the original', async () => {
    const send = async () => {
      await server.services.mail.send({ to: robin, content: letter });
      return inbox.next(robin.email);
    };
    expect(await send()).toMatchObject({ subject: 'Set a new password for Kronos' });
    await write('password-reset', { subject: 'Moin {{name}}', text: 'Neu bei {{brand}}:\n\n{{link}}' });
    const changed = await send();
    expect(changed).toMatchObject({
      subject: 'Moin Robin',
      text: 'Neu bei Kronos:\n\nhttps://panel.example.test/reset\n',
    });
    expect(linkIn(changed).href).toBe('https://panel.example.test/reset');
    expect((await one('password-reset')).data).toMatchObject({ state: 'changed' });

    await admin.ask('adminMailTemplates.reset', { params: { id: await idOf('password-reset') } });
    expect((await one('password-reset')).data).toMatchObject({ state: 'original', changed_at: null });
    expect(await send()).toMatchObject({ subject: 'Set a new password for Kronos' });
  });

  it('keeps the text of an admin when the panel starts with new originals', async () => {
    await write('notification', { subject: 'News: {{title}}', text: '{{content}}' });
    await server.db.current
      .update(mailTemplates)
      .set({ subject: 'Of an older version' })
      .where(eq(mailTemplates.key, 'password-changed'));
    await server.services.mailTemplates.ensure();
    expect((await one('notification')).data).toMatchObject({ subject: 'News: {{title}}', state: 'changed' });
    expect((await one('password-changed')).data).toMatchObject({ subject: 'Your password was changed' });
  });

  it('counts as original as long as its text is the same', async () => {
    const { data } = await one('account-closed');
    await write('account-closed', { subject: data.subject, text: `${data.text}\n` });
    expect((await one('account-closed')).data.state).toBe('original');
  });

  it.each([
    ['{{nmae}} {{link}}', '{{nmae}} does not exist in this mail (line 1)'],
    ['Hello\n{{name', 'Check the braces on line 2'],
    ['{{#if name}}{{link}}', 'Check the braces on line 1'],
    ['Hello {{name}}', 'The text must contain {{link}}'],
    ['{{! {{link}} }}', 'The text must contain {{link}}'],
    ['{{link}} {{> header}}', expect.stringMatching(/^Only \{\{variable\}\}/)],
    ['{{link}} {{#each name}}x{{/each}}', expect.stringMatching(/^Only/)],
    ['{{link}} {{lookup name "length"}}', expect.stringMatching(/^Only/)],
    ['{{link}} {{name.constructor}}', '{{name.constructor}} does not exist in this mail (line 1)'],
    ['{{link}} {{../name}}', '{{../name}} does not exist in this mail (line 1)'],
    ['{{link}} {{#if (lookup name "x")}}x{{/if}}', expect.stringMatching(/^Only/)],
    ['{{link}} {{#if name x=1}}x{{/if}}', expect.stringMatching(/^Only/)],
    ['{{link}} {{#*inline "x"}}x{{/inline}}', expect.stringMatching(/^Only/)],
  ])('cannot be “%s”', async (text, problem) => {
    expect(await refused('password-reset', text)).toEqual({ text: [problem] });
  });

  it('cannot have an invalid subject', async () => {
    expect(await refused('password-reset', '{{link}}', '{{oops}}')).toEqual({
      subject: ['{{oops}} does not exist in this mail (line 1)'],
    });
  });

  it('renders different text depending on its conditions', async () => {
    const facts = { name: 'Robin', product: 'Plex', period: 'one day', ends_at: 'tomorrow', link: 'https://a.test/b' };
    const write = await server.services.mail.writer(trialApproved.template);
    const { values: withLink } = trialApproved({ ...facts, link_days: 7, has_server: true });
    const { values: without } = trialApproved({ ...facts, link_days: null, has_server: false });
    expect(write(withLink).text).toContain('after 7 days:\nhttps://a.test/b\n\nYour server is being created.');
    expect(write(without).text).toContain('Sign in:\nhttps://a.test/b\n\nWe will set up your server');
  });

  it('inserts values literally, and no secret of the recipient', async () => {
    const user = { ...robin, name: '{{link}} <b>&', passwordHash: 'secret' };
    const { values } = passwordReset({ ...user, link: 'https://a.test/b' });
    expect(JSON.stringify(values)).not.toContain('secret');
    const write = await server.services.mail.writer(passwordReset.template);
    expect(write(values).text).toContain('Hello {{link}} <b>&,');
  });

  it('can be previewed and tested with examples before it is saved', async () => {
    const params = { id: await idOf('trial-approved') };
    const body = { subject: 'For {{name}}', text: 'Until {{ends_at}} at {{panel_url}} & <b>:\n\n{{link}}' };
    const shown = await admin.ask('adminMailTemplates.preview', { params, body });
    expect(shown.subject).toBe('For Robin');
    expect(shown.html).toContain('&amp; &lt;b&gt;:</p>');
    expect(shown.html).toMatch(/<a href="https?:\/\/[^"]*\/app\/password\/reset\?token=example">/);
    const { email } = await admin.ask('adminMailTemplates.test', { params, body });
    expect(await inbox.next(email)).toMatchObject({ subject: 'For Robin' });
    expect((await one('trial-approved')).data.state).toBe('original');
  });

  it('has an example for each of its variables, with which its original renders', async () => {
    const { data } = await admin.ask('adminMailTemplates.list', { query: { per_page: 50 } });
    for (const { id, subject, text } of data) {
      const params = { id };
      const { data: whole } = await admin.ask('adminMailTemplates.one', { params });
      expect(whole.variables.map(({ example }) => example)).not.toContain('');
      const shown = await admin.ask('adminMailTemplates.preview', { params, body: { subject, text } });
      expect(`${shown.subject}${shown.html}`).not.toMatch(/\{\{|undefined|null/);
    }
  });

  it('is not overwritten from a stale version', async () => {
    const { version } = await one('notification');
    const id = await idOf('notification');
    await write('notification', { subject: 'Mine', text: '{{content}}' });
    const path = `/api/admin/integrations/mail/templates/${id}?based_on=${version}`;
    const refusal = refusalOf(await admin.post(path, { subject: 'Yours', text: '{{content}}' }));
    expect(refusal.stale).toMatchObject({ by: 'admin' });
    expect((await one('notification')).data.subject).toBe('Mine');
  });
});
