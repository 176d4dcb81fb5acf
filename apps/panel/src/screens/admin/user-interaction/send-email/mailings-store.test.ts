import { expect, it } from 'vitest';
import { adminAtWork } from '../../../../testing/admin-at-work.ts';
import { createMailingsStore, type MailingStep } from './mailings-store.ts';

async function atTheMailings() {
  const test = await adminAtWork('mailings');
  return { ...test, store: test.scope.use(createMailingsStore) };
}

const mail = { subject: 'Hello {{name}}', content: '<p>News.</p>', purpose: 'news' } as const;

const steps: [MailingStep, string][] = [
  ['send', 'The e-mail is being sent'],
  ['stop', 'The e-mail has been stopped'],
  ['retry', 'Failed recipients are being retried'],
];

it.each(steps)('announces the success of %s, and shows a refusal', async (step, done) => {
  const { server, store, said, complaints } = await atTheMailings();
  server.answer(`adminMailings.${step}`, { success: true });
  await store.take(step, 7);
  expect(server.calls.at(-1)).toMatchObject({ endpoint: `adminMailings.${step}`, params: { id: 7 } });
  expect([said(), complaints()]).toEqual([[done], []]);
  server.refuse(`adminMailings.${step}`, 409, { message: 'It is no longer so.' });
  await store.take(step, 7);
  expect([said(), complaints()]).toEqual([[done], ['It is no longer so.']]);
});

it('sends a draft, and returns a refusal to the dialog', async () => {
  const { server, store, said, complaints } = await atTheMailings();
  server.answer('adminMailings.send', { success: true });
  expect(await store.begin(7)).toMatchObject({ kind: 'ok' });
  server.refuse('adminMailings.send', 409, { message: 'No one would receive it.' });
  expect(await store.begin(7)).toMatchObject({ kind: 'http-error', message: 'No one would receive it.' });
  expect([said(), complaints()]).toEqual([['The e-mail is being sent'], []]);
});

it('sends a test of the draft, and announces the address', async () => {
  const { server, store, said, complaints } = await atTheMailings();
  server.answer('adminMailings.test', { success: true, email: 'admin@kronos.test' });
  await store.test({ ...mail, id: 7, audience: ['customer'] } as typeof mail);
  expect(server.calls.at(-1)).toMatchObject({ endpoint: 'adminMailings.test', body: mail });
  expect(server.calls.at(-1)?.body).toEqual(mail);
  expect([said(), complaints()]).toEqual([['The test e-mail is on its way to admin@kronos.test'], []]);
});

it('shows why a test was refused', async () => {
  const { server, store, said, complaints } = await atTheMailings();
  server.refuse('adminMailings.test', 503, { message: 'The mail server does not answer.' });
  await store.test(mail);
  expect([said(), complaints()]).toEqual([[], ['The mail server does not answer.']]);
});

it.each([{ subject: ' ' }, { content: '' }])('asks for missing parts instead of sending a test: %o', async (empty) => {
  const { store, asked, complaints } = await atTheMailings();
  await store.test({ ...mail, ...empty });
  expect(asked('adminMailings.test')).toBe(0);
  expect(complaints()).toEqual(['Enter a subject and some content first.']);
});
