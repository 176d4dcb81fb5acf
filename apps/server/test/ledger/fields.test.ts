import { fieldsOf } from '@kronos/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testPassword } from '../support/client.ts';
import { contractRows, pathOf } from '../support/contract-rows.ts';
import { createStage, type Person, type Stage } from '../permissions/callers.ts';
import { prepare } from '../permissions/cases.ts';
import { ownersNotification } from '../permissions/cases/messages.ts';
import { readTable } from './read-table.ts';

let stage: Stage;
const answers = new Map<string, unknown>();
const endpointOf = (id: string) => contractRows.find((row) => row.id === id)!.endpoint;

/**
 * The implemented fields of the specification (§3, §7), quoted from it, with their places in a response or body. A place
 * after `response.` is looked up in the schema, because the call needs a media server; other tests make it.
 */
const fields = readTable('fields.tsv');
const asAdmin = /^(admin|processes)/;

beforeAll(async () => {
  stage = await createStage();
  const { services, person, away } = stage;
  await ownersNotification(stage);
  await services.announcements.create({ header: 'For all', content: 'Maintenance on Sunday.' });
  const parentId = await services.processes.open({ kind: 'start', command: 'All', nodeId: away, serverId: null });
  await services.processes.open({ kind: 'start', command: 'One', nodeId: away, serverId: null, parentId });
  const who = { email: person('owner').email, password: testPassword };
  answers.set('session.login', (await (await stage.client('guest')).post('/api/login', who)).body);
  const home = await stage.impersonate('owner');
  const back = { return_key: home.returnKey, user_id: person('owner').id };
  const guest = (await stage.client('guest')).with(home.token);
  answers.set('session.returnHome', (await guest.post('/api/return-home', back)).body);
  const asked = new Set(
    fields.filter(({ place = '' }) => !/^(?:body|response)\./.test(place)).map(({ endpoint = '' }) => endpoint),
  );
  for (const id of asked) if (!answers.has(id)) answers.set(id, await answerOf(id, parentId));
});
afterAll(() => stage.server.stop());

async function answerOf(id: string, processId: number): Promise<unknown> {
  const endpoint = endpointOf(id);
  const caller: Person = asAdmin.test(id) ? 'admin' : endpoint.who === 'reseller' ? 'reseller' : 'owner';
  const cell = id.startsWith('processes.')
    ? { params: { id: processId } }
    : id === 'adminSearch.search'
      ? { query: { query: 'owner' } }
      : await prepare(stage, id, endpoint, caller);
  const client = await stage.client(caller);
  const { status, body } = await client.call(endpoint.method, pathOf(endpoint, cell), {
    body: 'body' in cell ? cell.body : undefined,
  });
  expect([id, status]).toEqual([id, 200]);
  return body;
}

/** Whether a value, possibly null, exists at a place such as `data.0.id`. */
function holds(body: unknown, place: string): boolean {
  const [name = '', ...rest] = place.split('.');
  if (typeof body !== 'object' || body === null || !(name in body)) return false;
  return rest.length === 0 || holds((body as Record<string, unknown>)[name], rest.join('.'));
}

/** Whether a schema has a field at a place, in any of its alternatives and in the items of its lists. */
function declares(schema: z.core.JSONSchema.JSONSchema | boolean | undefined, place: string): boolean {
  if (typeof schema !== 'object') return false;
  const { anyOf = [], oneOf = [], items, properties = {} } = schema;
  const [name = '', ...rest] = place.split('.');
  const field = properties[name];
  if (field !== undefined) return rest.length === 0 || declares(field, rest.join('.'));
  return [...anyOf, ...oneOf, ...[items].flat()].some((part) => declares(part, place));
}

it.each(fields)('$id $entity: $field is returned or accepted by $endpoint', ({ endpoint: id = '', place = '' }) => {
  const endpoint = endpointOf(id);
  const [, where, name = ''] = /^(body|response)\.(.*)/.exec(place) ?? [];
  const isThere =
    where === 'body'
      ? name in fieldsOf(endpoint.body)
      : where === 'response'
        ? declares(z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' }), name)
        : holds(answers.get(id), place);
  expect(isThere || answers.get(id)).toBe(true);
});
