import { refusalReasons } from '@kronos/api/contract';
import { describe, expect, it } from 'vitest';
import type { Area } from '../messages/catalogue.ts';
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
  'shows the waiting time after too many attempts in the language of the page: %s, %i s',
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

describe('a refusal with a reason', () => {
  const message = 'Plex is not responding. Try again once it is back.';
  /** The texts shown by a page in `locale` that has loaded these areas. */
  async function told(locale: string, body: object, areas: readonly Area[] = ['common', 'media']) {
    const { app, server } = createTestApp({ locale });
    const client = await app.client.ensure();
    await Promise.all(areas.map((area) => app.messages.ensure(area)));
    server.refuse('session.login', 409, { message, ...body });
    const outcome = await client.session.login({ body: { email: 'ada@kronos.test', password: 'secret' } });
    return refusalOf(outcome, app.messages.t);
  }

  it('is shown in the language of the page', async () => {
    const reason = 'media-unreachable';
    expect(await told('de', { reason })).toEqual({
      error: 'Der Medienserver antwortet nicht. Versuchen Sie es erneut, wenn er wieder da ist.',
    });
    expect(await told('en', { reason })).toEqual({
      error: 'The media server is not responding. Try again once it is back.',
    });
  });

  it('is shown at its field', async () => {
    const errors = { email: ['The server belongs to this account.'] };
    expect(await told('de', { reason: 'own-account', errors })).toEqual({
      errors: { email: ['Der Server gehört zu diesem Konto'] },
    });
  });

  it('is shown with the server’s message when the page has no text for it', async () => {
    expect(await told('de', { reason: 'something-new' })).toEqual({ error: message });
    expect(await told('de', { reason: 'media-unreachable' }, ['common'])).toEqual({ error: message });
  });

  it.each(['en', 'de'])('has a text in %s, whatever the reason', async (locale) => {
    const { app } = createTestApp({ locale });
    await app.messages.ensure('media');
    expect(refusalReasons.filter((reason) => !app.messages.t.knows(`media.reason.${reason}`))).toEqual([]);
  });
});
