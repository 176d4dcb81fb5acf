import { expect, it } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createMailServerStore } from './mail-server-store.ts';
import { createTemplateStore } from './template/template-store.ts';

async function atTheMail() {
  const test = await adminAtWork('mail', 'mailServer');
  const { scope } = test;
  return { ...test, mailServer: scope.use(createMailServerStore), template: scope.use(createTemplateStore) };
}

const shown = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: '',
  from: 'panel@example.com',
  from_name: '',
} as const;
const draft = { subject: 'Hello {{name}}', text: 'Here: {{link}}' };

it('reads the mail server again once it has been saved', async () => {
  const { server, mailServer, asked, said } = await atTheMail();
  server.answer('adminMail.server', { server: null, is_fixed: false, version: 'first' });
  await mailServer.load();
  expect(mailServer.state.read).toMatchObject({ data: { server: null } });
  server.answer('adminMail.server', { server: { ...shown, is_password_set: false }, is_fixed: false, version: 'b' });
  server.answer('adminMail.save', { success: true });
  await mailServer.save({ ...shown, password: '' }, 'first');
  expect(mailServer.state.read).toMatchObject({ data: { server: shown } });
  expect([asked('adminMail.server'), said()]).toEqual([2, ['The mail server has been saved']]);
});

it('returns a refusal of the mail server to its form', async () => {
  const { server, mailServer, said, complaints } = await atTheMail();
  server.refuse('adminMail.save', 422, { message: 'It could not be reached.' });
  expect(await mailServer.save({ ...shown, password: '' }, 'first')).toMatchObject({
    message: 'It could not be reached.',
  });
  expect([said(), complaints()]).toEqual([[], []]);
});

it('shows the recipient of a test mail, or why it was refused', async () => {
  const { server, mailServer, said, complaints } = await atTheMail();
  server.answer('adminMail.test', { success: true, email: 'admin@kronos.test' });
  await mailServer.test();
  server.refuse('adminMail.test', 409, { message: 'It refused: 550.' });
  await mailServer.test();
  expect([said(), complaints()]).toEqual([
    ['The test e-mail is on its way to admin@kronos.test'],
    ['It refused: 550.'],
  ]);
});

it('previews and tests the draft, and names the line that cannot be filled in', async () => {
  const { server, template, said, complaints } = await atTheMail();
  server.answer('adminMailTemplates.preview', { subject: 'Hello Robin', html: '<p>Here</p>' });
  expect(await template.preview(3, draft)).toEqual({ subject: 'Hello Robin', html: '<p>Here</p>' });
  expect(server.calls.at(-1)).toMatchObject({ params: { id: 3 }, body: draft });
  server.answer('adminMailTemplates.test', { success: true, email: 'admin@kronos.test' });
  await template.test(3, draft);
  expect([said(), complaints()]).toEqual([['The test e-mail is on its way to admin@kronos.test'], []]);

  const refusal = { message: 'Some of it is not valid.', errors: { text: ['Check the braces on line 2'] } };
  server.refuse('adminMailTemplates.preview', 422, refusal);
  expect(await template.preview(3, draft)).toBeUndefined();
  server.refuse('adminMailTemplates.test', 409, { message: 'There is no mail server yet.' });
  await template.test(3, draft);
  expect(complaints()).toEqual(['Check the braces on line 2', 'There is no mail server yet.']);
});

it('resets a text to the original, and returns a refusal to the dialog', async () => {
  const { server, template, said, complaints } = await atTheMail();
  server.answer('adminMailTemplates.reset', { success: true });
  await template.reset(3);
  server.refuse('adminMailTemplates.reset', 404, { message: 'This mail template does not exist.' });
  expect(await template.reset(3)).toMatchObject({ kind: 'http-error' });
  expect([said(), complaints()]).toEqual([['The template has been reset to its original text'], []]);
});
