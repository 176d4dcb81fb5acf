import { afterAll, beforeAll, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { contractRows } from '../support/contract-rows.ts';
import { attempt } from './attempt.ts';
import { type Caller, callers, createStage, type Stage } from './callers.ts';
import { prepareForRefusal } from './cases.ts';
import { borderStatus } from './expected.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

const prepare = prepareForRefusal();
const changes = contractRows.filter(({ endpoint }) => changesState(endpoint));

async function callWithoutHeader({ id, endpoint }: (typeof changes)[number], caller: Caller) {
  const [client, cell] = [await stage.client(caller), await prepare(stage, id, endpoint, caller)];
  const answer = await attempt(stage, { client, endpoint, cell, headers: { 'X-XSRF-TOKEN': '' } });
  return { status: answer.status, written: await answer.written() };
}

// The matrix covers callers who are refused before this check.
it.each(changes)('$id is refused without the CSRF header, and changes nothing', async (row) => {
  const allowed = callers.find((caller) => borderStatus(row.endpoint, caller) === undefined);
  expect(allowed).toBeDefined();
  expect(await callWithoutHeader(row, allowed!)).toEqual({ status: 419, written: [] });
});

it.each(callers)('refuses %s without the CSRF header', async (caller) => {
  const logout = changes.find(({ id }) => id === 'session.logout')!;
  const status = borderStatus(logout.endpoint, caller) ?? 419;
  expect(await callWithoutHeader(logout, caller)).toEqual({ status, written: [] });
});
