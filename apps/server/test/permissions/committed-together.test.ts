import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { contractRows } from '../support/contract-rows.ts';
import { createStage, type Stage } from './callers.ts';
import { ready } from './ready.ts';
import { whileRefused } from './while-refused.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

/** The tables that are written together with a change: its jobs and its events. */
const companions = ['jobs', 'outbox'];
const changes = contractRows.filter(({ endpoint }) => changesState(endpoint));
let accompanied = 0;

describe.each(changes)('$id', (row) => {
  it('changes nothing when one of its events or jobs cannot be written', async () => {
    const usual = await ready(stage, row);
    const before = await stage.journal.settled();
    expect((await usual.call()).status).toBe(200);
    const entries = await stage.journal.since(before);
    await stage.putBack();
    // A job later sends events that look like those of the call: if there is a job, only the job is refused.
    const table = companions.find((name) => entries.includes(`INSERT ${name}`));
    if (table === undefined) return;
    accompanied += 1;
    const { call } = await ready(stage, row);
    expect(await whileRefused(stage, table, call)).toEqual({ status: 500, written: [] });
  });
});

it('was tried with calls that write events or jobs', () => {
  expect(accompanied).toBeGreaterThan(30);
});
