import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractRows } from '../support/contract-rows.ts';
import { createStage, type Stage } from '../permissions/callers.ts';
import { readTable } from './read-table.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

/** The calls of the specification (§7) that are built, by the letter, with their rows of the contract. */
const calls = readTable('calls.tsv');
const withNames = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
/** They share a row of the contract: the same call at further addresses. */
const further = new Set(['/broadcasting/auth', '/broadcasting/user-auth']);

it.each(calls)('$id is $endpoint in the contract', ({ method, path = '', endpoint: id }) => {
  if (further.has(path)) return;
  const row = contractRows.find((one) => one.id === id);
  expect(row && `${row.endpoint.method} ${row.endpoint.path}`).toBe(`${method} ${withNames(path)}`);
});

it.each(calls)('$id is served at its address', async ({ method = '', path = '' }) => {
  const client = await stage.client('guest');
  const { status } = await client.call(method, path.replaceAll(/\{\w+\}/g, '1'), {});
  // Nothing else is at an address of nobody: it would be the 404 of an unknown one.
  expect([200, 401]).toContain(status);
});

it('leaves no call out that a row of the contract says to be of §7', () => {
  // The cookie of the CSRF token is spoken of in its text, not in its list.
  const known = new Set(['session.csrf', ...calls.map(({ endpoint }) => endpoint)]);
  const ofSpec = contractRows.filter(({ endpoint }) => endpoint.source === '§7');
  expect(ofSpec.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
