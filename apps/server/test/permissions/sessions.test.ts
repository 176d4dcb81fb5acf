import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { refusalOf } from '../support/client.ts';
import { contractRows } from '../support/contract-rows.ts';
import { attempt, secretsWritten } from './attempt.ts';
import { createStage, type Stage } from './callers.ts';
import { prepare } from './cases.ts';
import { borderStatus, expectedStatus } from './expected.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

const signedIn = contractRows.filter(({ endpoint }) => endpoint.who !== 'guest');

/** Repeated here, so that adding an endpoint is a deliberate decision. */
const readOnlyMay = new Set([
  'session.logout',
  'session.returnHome',
  'system.authorizeChannel',
  'system.authenticateUser',
]);
const changes = signedIn.filter(({ endpoint }) => changesState(endpoint));

/** Makes the call in a read-only impersonation of the owner. */
async function callReadOnly({ id, endpoint }: (typeof changes)[number]) {
  const { token } = await stage.impersonate('owner', { readOnly: true });
  const cell = await prepare(stage, id, endpoint, 'owner');
  const client = (await stage.client('guest')).with(token);
  return { cell, answer: await attempt(stage, { client, endpoint, cell }) };
}

describe('in a read-only impersonation', () => {
  it.each(changes.filter(({ id }) => !readOnlyMay.has(id)))('$id is refused, and changes nothing', async (row) => {
    const { answer } = await callReadOnly(row);
    const isAllowed = borderStatus(row.endpoint, 'owner') === undefined;
    const message = isAllowed
      ? 'You are viewing owner’s account read-only, so nothing was changed.'
      : 'Your account may not do this.';
    expect([answer.status, refusalOf(answer).message]).toEqual([403, message]);
    expect(await answer.written()).toEqual([]);
  });

  it.each(changes.filter(({ id }) => readOnlyMay.has(id)))('$id is allowed', async (row) => {
    const { answer, cell } = await callReadOnly(row);
    expect(answer.status).toBe(expectedStatus(row.endpoint, 'owner', cell));
  });
});

describe.each(signedIn)('$id', ({ id, endpoint }) => {
  it.each(['expired', 'foreign'] as const)('is refused with an %s token', async (kind) => {
    const cell = await prepare(stage, id, endpoint, 'admin');
    const client =
      kind === 'expired' ? await stage.expired('admin') : (await stage.client('guest')).with('x'.repeat(43));
    const answer = await attempt(stage, { client, endpoint, cell });
    expect([answer.status, refusalOf(answer).message]).toEqual([401, 'Your session has ended. Sign in again.']);
    expect(await answer.written()).toEqual([]);
  });
});

it('leaves no secrets in the audit log or in the logs', async () => {
  expect(stage.secrets.length).toBeGreaterThan(100);
  expect(await secretsWritten(stage)).toEqual([]);
});
