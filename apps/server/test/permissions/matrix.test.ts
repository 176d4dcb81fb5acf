import { type Endpoint, refusal } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/db/schema.ts';
import { changesState } from '../../src/http/audited.ts';
import type { Answer, Call } from '../support/client.ts';
import { contractRows as rows } from '../support/contract-rows.ts';
import { digestOf } from '../support/digest.ts';
import { quiet } from '../support/quiet.ts';
import { callers, createStage, type Stage } from './callers.ts';
import { mark, pathOf, prepare } from './cases.ts';
import { borderStatus, expectedStatus, mayRead } from './expected.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());
/** Once nothing is under way any more: what an earlier call set going must not count as this one's doing. */
const digest = async () => {
  await quiet(stage.server.db);
  return digestOf(stage.server.db);
};

describe.each(rows)('$id', ({ id, endpoint }) => {
  it.each(callers)('answers %s as its row says, and a refused call changes nothing', async (caller) => {
    const [client, cell] = [await stage.client(caller), await prepare(stage, id, endpoint, caller)];
    const before = await digest();
    const answer = await client.call(endpoint.method, pathOf(endpoint, cell), callOf(cell.body));
    const status = expectedStatus(id, endpoint, caller, cell);
    expect({
      status: answer.status,
      ...problemOf(endpoint, answer),
      changed: status >= 400 && (await digest()) !== before,
      leaks: !mayRead(endpoint, caller) && JSON.stringify(answer.body).includes(mark),
    }).toEqual({ status, changed: false, leaks: false });
  });
});

describe.each(rows.filter(({ endpoint }) => changesState(endpoint)))(
  '$id without the CSRF header',
  ({ id, endpoint }) => {
    it.each(callers)('is refused to %s', async (caller) => {
      const [client, cell] = [await stage.client(caller), await prepare(stage, id, endpoint, caller)];
      const before = await digest();
      const answer = await client.call(endpoint.method, pathOf(endpoint, cell), {
        ...callOf(cell.body),
        headers: { 'X-XSRF-TOKEN': '' },
      });
      expect(answer.status).toBe(borderStatus(endpoint, caller) ?? 419);
      expect(await digest()).toBe(before);
    });
  },
);

describe.each(rows.filter(({ endpoint }) => endpoint.who !== 'guest'))('$id', ({ id, endpoint }) => {
  it.each(['expired', 'foreign'] as const)('is refused with an %s token', async (kind) => {
    const cell = await prepare(stage, id, endpoint, 'admin');
    const client =
      kind === 'expired' ? await stage.expired('admin') : (await stage.client('guest')).with('x'.repeat(43));
    const before = await digest();
    const answer = await client.call(endpoint.method, pathOf(endpoint, cell), callOf(cell.body));
    expect([answer.status, answer.body.message]).toEqual([401, 'Your session has ended. Sign in again.']);
    expect(await digest()).toBe(before);
  });
});

const callOf = (body: unknown): Call => (body === undefined ? {} : { body });

it('left nobody’s secret in the audit log or in the logs', async () => {
  const rows = JSON.stringify(await stage.server.db.current.select().from(auditLog));
  const { email } = stage.person('other');
  expect(rows).toContain(email.split('@')[0]);
  expect(stage.logged()).toContain('/api/login');
  const written = rows + stage.logged();
  expect(stage.secrets.length).toBeGreaterThan(100);
  expect(stage.secrets.filter((secret) => written.includes(secret))).toEqual([]);
});

/** What is wrong with an answer's shape: the contract's for a 200, the one of refusals for the rest. */
function problemOf({ response }: Endpoint, { status, body }: Answer): { problem?: unknown } {
  const { error } = (status === 200 ? response : refusal).safeParse(body);
  return error ? { problem: error } : {};
}
