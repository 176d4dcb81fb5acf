import { contentFaults, type Endpoint, refusal } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../src/db/schema.ts';
import type { Answer } from '../support/client.ts';
import { contractRows as rows } from '../support/contract-rows.ts';
import { attempt, secretsWritten } from './attempt.ts';
import { callers, createStage, type Stage } from './callers.ts';
import { prepare, prepareForRefusal } from './cases.ts';
import { mark } from './cases/cell.ts';
import { borderStatus, expectedStatus, mayRead } from './expected.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

const forRefusal = prepareForRefusal();

describe.each(rows)('$id', ({ id, endpoint }) => {
  it.each(callers)('answers %s as its endpoint specifies, and a refused call changes nothing', async (caller) => {
    const prepared = borderStatus(endpoint, caller) === undefined ? prepare : forRefusal;
    const [client, cell] = [await stage.client(caller), await prepared(stage, id, endpoint, caller)];
    const status = expectedStatus(endpoint, caller, cell);
    const answer = await attempt(stage, { client, endpoint, cell });
    expect({
      status: answer.status,
      ...problemOf(endpoint, answer),
      written: status < 400 ? [] : await answer.written(),
      leaks: !mayRead(endpoint, caller) && JSON.stringify(answer.body).includes(mark),
    }).toEqual({ status, written: [], leaks: false });
  });
});

it('leaves no secrets in the audit log or in the logs', async () => {
  const rows = JSON.stringify(await stage.server.db.current.select().from(auditLog));
  const { email } = stage.person('other');
  expect(rows).toContain(email.split('@')[0]);
  expect(stage.logged()).toContain('/api/login');
  expect(stage.secrets.length).toBeGreaterThan(100);
  expect(await secretsWritten(stage)).toEqual([]);
});

/**
 * What is wrong with the shape of a response: it must fit the contract with status 200 (the headers, for content), and
 * be a refusal otherwise.
 */
function problemOf({ response, answers }: Endpoint, { status, body, headers }: Answer): { problem?: unknown } {
  if (answers && status === 200) {
    const faults = contentFaults(answers, headers);
    return faults.length > 0 ? { problem: faults } : {};
  }
  const { error } = (status === 200 ? response : refusal).safeParse(body);
  return error ? { problem: error } : {};
}
