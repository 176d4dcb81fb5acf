import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesState } from '../../src/http/audited.ts';
import { contractRows } from '../support/contract-rows.ts';
import { attempt } from './attempt.ts';
import { callers, createStage, type Stage } from './callers.ts';
import { prepareForRefusal } from './cases.ts';
import { borderStatus } from './expected.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.server.stop());

const prepare = prepareForRefusal();
const changes = contractRows.filter(({ endpoint }) => changesState(endpoint));

describe.each(changes)('$id without the CSRF header', ({ id, endpoint }) => {
  it.each(callers)('is refused to %s', async (caller) => {
    const [client, cell] = [await stage.client(caller), await prepare(stage, id, endpoint, caller)];
    const answer = await attempt(stage, { client, endpoint, cell, headers: { 'X-XSRF-TOKEN': '' } });
    expect(answer.status).toBe(borderStatus(endpoint, caller) ?? 419);
    expect(await answer.written()).toEqual([]);
  });
});
