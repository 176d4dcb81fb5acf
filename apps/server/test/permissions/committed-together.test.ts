import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { contractRows } from '../support/contract-rows.ts';
import { createStage, type Stage } from './callers.ts';
import { ready } from './ready.ts';
import { whileJobsWait, whileRefused } from './while-refused.ts';

let stage: Stage;
beforeAll(async () => {
  // A job that waited is found by polling.
  stage = await createStage({ pollMs: 50 });
});
afterAll(() => stage.server.stop());

/** The tables that are written together with a change: its jobs and its events. */
const companions = ['jobs', 'outbox'];
const changes = contractRows.filter(({ endpoint }) => changesState(endpoint));
const accompanied: Record<string, number> = {};

/** They save a record, and then in a second transaction what its service says about it. */
const inSteps = new Set([
  'adminCdnHosts.create',
  'adminHetznerProjects.create',
  'adminHetznerProjects.update',
  'adminHetznerServers.refresh',
]);

/** Refuses the `nth` row of a call, or the last one if it writes fewer this time: one for each session, for example. */
async function refusedFrom(row: (typeof changes)[number], table: string, nth: number) {
  const { call } = await ready(stage, row);
  const { rows, ...result } = await whileRefused(stage, table, call, nth);
  if (result.status !== 200 || nth === 1) return result;
  await stage.putBack();
  return refusedFrom(row, table, Math.min(rows, nth - 1));
}

describe.each(changes)('$id', (row) => {
  it('changes nothing when one of its events or jobs cannot be written', async () => {
    const usual = await ready(stage, row);
    const before = await stage.journal.settled();
    const entries = await whileJobsWait(stage, async () => {
      expect((await usual.call()).status).toBe(200);
      return stage.journal.soFar(before);
    });
    await stage.journal.settled();
    await stage.putBack();
    for (const table of companions) {
      const rows = entries.filter((entry) => entry === `INSERT ${table}`).length;
      if (rows === 0) continue;
      accompanied[table] = (accompanied[table] ?? 0) + 1;
      // From the last one: if an earlier one were refused, the call would end before it.
      expect(await refusedFrom(row, table, inSteps.has(row.id) ? 1 : rows)).toEqual({ status: 500, written: [] });
    }
  });
});

it('was tried with calls that write jobs and with calls that write events', () => {
  expect(Object.values(accompanied).toSorted((one, other) => one - other)[0]).toBeGreaterThan(30);
});
