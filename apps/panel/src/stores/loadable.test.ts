import { expect, it } from 'vitest';
import { createTestApp } from '../testing/create-test-app.ts';
import { reasonOf } from './loadable.ts';
import { refusalOf } from './refusal.ts';

/** The texts shown in `locale` after a refusal with `status` and `body`, whose message is always in English. */
async function refused(locale: string, body: { retry_after?: number }, status = 429) {
  const { app, server } = createTestApp({ locale });
  const client = await app.client.ensure();
  await app.messages.ensure('common');
  server.refuse('session.login', status, { message: 'Too many attempts. Please try again in 20 s.', ...body });
  const outcome = await client.session.login({ body: { email: 'ada@kronos.test', password: 'secret' } });
  if (outcome.kind === 'ok') throw new Error('It was let in.');
  return { reason: reasonOf(outcome)(app.messages.t), refusal: refusalOf(outcome, app.messages.t) };
}

it.each([
  ['en', 20, 'Too many attempts. Try again in 20 s.'],
  ['en', 1, 'Too many attempts. Try again in 1 s.'],
  ['en', 3541, 'Too many attempts. Try again in 60 min.'],
  ['de', 20, 'Zu viele Versuche. Versuchen Sie es in 20 s erneut.'],
  ['de', 3541, 'Zu viele Versuche. Versuchen Sie es in 60 min erneut.'],
])(
  'shows in the language of the page when to try again after too many attempts: %s, %i s',
  async (locale, wait, text) => {
    const { reason, refusal } = await refused(locale, { retry_after: wait });
    expect(reason).toBe(text);
    expect(refusal).toEqual({ error: text });
  },
);

it('shows 60 s when the refusal has no retry_after', async () => {
  expect((await refused('en', {})).reason).toBe('Too many attempts. Try again in 60 s.');
});

it('shows the server’s message for any other refusal', async () => {
  const message = 'Too many attempts. Please try again in 20 s.';
  expect((await refused('de', {}, 409)).reason).toBe(message);
});
