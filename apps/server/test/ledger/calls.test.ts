import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractRows } from '../support/contract-rows.ts';
import { createStage, type Stage } from '../permissions/callers.ts';
import { readTable } from './read-table.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

/** The implemented calls of the specification (§7), quoted from it, with their endpoints. */
const calls = readTable('calls.tsv');
const withNames = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
/** Further addresses of endpoints that are listed already. */
const further = new Set(['/broadcasting/auth', '/broadcasting/user-auth']);

it.each(calls)('$id is $endpoint in the contract', ({ method, path = '', endpoint: id }) => {
  if (further.has(path)) return;
  const row = contractRows.find((one) => one.id === id);
  expect(row && `${row.endpoint.method} ${row.endpoint.path}`).toBe(`${method} ${withNames(path)}`);
});

it.each(calls)('$id is served at its address', async ({ method = '', path = '' }) => {
  const client = await stage.client('guest');
  const { status } = await client.call(method, path.replaceAll(/\{\w+\}/g, '1'), {});
  // No record is required here, so a 404 would mean an unknown address.
  expect([200, 401]).toContain(status);
});

it('lists every endpoint of the contract that cites §7', () => {
  // The cookie of the CSRF token is described in the text of §7, not in its list.
  const known = new Set(['session.csrf', ...calls.map(({ endpoint }) => endpoint)]);
  const ofSpec = contractRows.filter(({ endpoint }) => endpoint.source === '§7');
  expect(ofSpec.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
});
