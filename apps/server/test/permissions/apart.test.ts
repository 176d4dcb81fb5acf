import { type Endpoint, isRecordOwner, type RecordOwner } from '@kronos/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { contractRows, pathOf } from '../support/contract-rows.ts';
import { changesState } from '../../src/http/audited.ts';
import { type Caller, callers, createStage, type Stage } from './callers.ts';
import { ownersRecord } from './cases.ts';
import { borderStatus } from './expected.ts';
import { othersRecords, recordsOfServers } from './others-records.ts';

let stage: Stage;
const clients = new Map<Caller, TestClient>();
beforeAll(async () => {
  stage = await createStage();
  for (const caller of callers) clients.set(caller, await stage.client(caller));
});
afterAll(() => stage.server.stop());

const reads = contractRows.filter(({ endpoint }) => !changesState(endpoint));
const ofThePerson = reads.filter(
  ({ endpoint: { who, owner, params } }) => who !== 'guest' && who !== 'admin' && owner !== 'none' && !params,
);
const ofOneServer = reads.filter(
  ({ endpoint: { owner, params } }) => isRecordOwner(owner) && Object.keys(params?.shape ?? {}).join() === 'id',
);

/** Returns a response as text without its times, which change by themselves. */
async function asked(caller: Caller, endpoint: Endpoint, params = {}): Promise<string> {
  const { status, body } = await clients.get(caller)!.call(endpoint.method, pathOf(endpoint, { params }));
  return `${status} ${JSON.stringify(body)}`.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"|"created_diff":"[^"]*"/g, 'a time');
}

async function answersOf(endpoint: Endpoint): Promise<Map<Caller, string>> {
  const answers = new Map<Caller, string>();
  for (const caller of callers)
    if (borderStatus(endpoint, caller) === undefined) answers.set(caller, await asked(caller, endpoint));
  return answers;
}

describe.each(ofThePerson)('$id', ({ id, endpoint }) => {
  it('changes only for the callers who may see it when a record is added', async () => {
    const record = othersRecords[id];
    if (record === undefined) throw new Error(`${id} reads users’ records: add one to others-records.ts.`);
    if (typeof record === 'string') return;
    const before = await answersOf(endpoint);
    await record.make(stage);
    const after = await answersOf(endpoint);
    const affected = [...after].filter(([caller, answer]) => answer !== before.get(caller)).map(([caller]) => caller);
    expect(affected).toEqual(record.seenBy ?? ['owner']);
  });
});

describe.each(ofOneServer)('$id', ({ id, endpoint }) => {
  it('changes only for the server to which something was added', async () => {
    const make = recordsOfServers[id];
    if (make === undefined) throw new Error(`${id} reads a server’s records: add one to others-records.ts.`);
    if (typeof make === 'string') return;
    const record = ownersRecord[endpoint.owner as RecordOwner];
    const [theirs, another] = [(await record(stage)).params!, (await record(stage)).params!];
    const both = async () => [await asked('owner', endpoint, theirs), await asked('owner', endpoint, another)];
    const before = await both();
    await make(stage, Number(theirs['id']));
    const after = await both();
    expect(after.map((answer, index) => answer !== before[index])).toEqual([true, false]);
  });
});
