import { contract, type Endpoint, refusal } from '@kronos/api/contract';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../src/db/schema.ts';
import type { Answer, Call } from '../support/client.ts';
import { callers, createStage, type Stage } from './callers.ts';
import { mark, pathOf, prepare } from './cases.ts';
import { borderStatus, expectedStatus, mayRead } from './expected.ts';

const rows = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${group}.${name}`, endpoint: endpoint as Endpoint })),
);
const changesState = ({ method, mutates }: Endpoint) => method !== 'GET' || mutates === true;

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

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

/** A fingerprint of every row, but for the moment a session was last used. */
async function digest(): Promise<string> {
  const tables = Object.values(schema).filter((table) => table instanceof PgTable);
  const parts = tables.map((table) => {
    const { name } = getTableConfig(table);
    const row = name === 'sessions' ? sql`to_jsonb(t) - 'last_used_at'` : sql`to_jsonb(t)`;
    return sql`select ${sql.raw(`'${name}'`)} as name, coalesce(md5(string_agg((${row})::text, ',' order by (${row})::text)), '') as md5 from ${table} t`;
  });
  const { rows: found } = (await stage.server.db.current.execute(sql.join(parts, sql` union all `))) as {
    rows: unknown[];
  };
  return JSON.stringify(found);
}

/** What is wrong with an answer's shape: the contract's for a 200, the one of refusals for the rest. */
function problemOf({ response }: Endpoint, { status, body }: Answer): { problem?: unknown } {
  const { error } = (status === 200 ? response : refusal).safeParse(body);
  return error ? { problem: error } : {};
}
