import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/db/schema.ts';
import { answerOf, refusalOf } from './support/client.ts';
import { createMediaWorld, type MediaWorld } from './support/media-world.ts';

let world: MediaWorld;
let second: number;
/** The id of the library of films of each server. */
const films = new Map<number, string>();
beforeAll(async () => {
  world = await createMediaWorld();
  second = await world.addServer('plex', 'Second plex');
  for (const which of [world.ids.plex, second]) {
    await world.claim(which);
    films.set(which, (await world.addLibrary(which, 'Films')).id);
  }
  for (const which of films.keys()) await world.finishScans(which);
}, 180_000);
afterAll(() => world.stop());

type Which = Parameters<MediaWorld['path']>[0];
const post = (rest: string, body: object, which: Which = 'plex') => world.customer.post(world.path(which, rest), body);
const list = async (id = world.ids.plex) =>
  (await world.customer.ask('customerCollections.list', { params: { id } })).data;
const one = (collection: string, id = world.ids.plex) =>
  world.customer.ask('customerCollections.one', { params: { id, collection } });
const search = async (text: string, id = world.ids.plex) => {
  const query = { library_id: films.get(id)!, search: text };
  return (await world.customer.ask('customerCollections.titles', { params: { id }, query })).data;
};
const reasonOf = (answer: Awaited<ReturnType<typeof post>>) => [answer.status, refusalOf(answer).reason];
const noRule = { genre: null, actor: null, year_from: null, year_to: null, rating_from: null };
const create = async (title: string, content: object) =>
  post('collections/create', { library_id: films.get(world.ids.plex), title, ...content });
/** Creates a collection of the first titles of the library; returns its id and theirs. */
async function collect(title: string, count: number, sort = 'title') {
  const titles = (await search('')).slice(0, count).map(({ id }) => id);
  const { data } = answerOf('customerCollections.create', await create(title, { kind: 'titles', titles, sort }));
  return { id: data.id, titles };
}

it('lists collections with their library once the server is claimed, and refuses other products', async () => {
  const { id, titles } = await collect('Rainy days', 3);
  const found = await world.customer.ask('customerCollections.list', { params: { id: world.ids.plex } });
  expect(found.libraries).toEqual([{ id: films.get(world.ids.plex), name: 'Films', kind: 'movies' }]);
  const rainy = {
    id,
    library_id: films.get(world.ids.plex),
    title: 'Rainy days',
    size: 3,
    sort: 'title',
    is_smart: false,
  };
  expect(found.data).toContainEqual(rainy);
  expect((await one(id)).data.map((title) => title.id).sort()).toEqual(titles.toSorted());
  const emby = await world.customer.get(world.path('emby', 'collections'));
  expect(emby.status).toBe(200);
  await world.claim('emby');
  expect(reasonOf(await world.customer.get(world.path('emby', 'collections')))).toEqual([409, 'collections-elsewhere']);
});

it('refuses a name that the library already has, and changes neither collection', async () => {
  await collect('Taken', 1);
  const { id } = await collect('Free', 1);
  expect(reasonOf(await create('Taken', { kind: 'titles', titles: ['1'], sort: 'title' }))).toEqual([
    409,
    'collection-name-taken',
  ]);
  const renamed = await post(`collections/update/${id}`, { title: 'Taken', kind: 'fields' });
  expect(reasonOf(renamed)).toEqual([409, 'collection-name-taken']);
  expect((await list()).filter(({ title }) => title === 'Taken')).toHaveLength(1);
  expect((await one(id)).collection.title).toBe('Free');
});

it('searches the titles of a library', async () => {
  const [some] = await search('');
  const found = await search(some!.title.slice(1, -1).toUpperCase());
  expect(found).toContainEqual(some);
  expect(await search('no such title')).toEqual([]);
});

it('changes name, titles and custom order, and audits the change', async () => {
  const { id, titles } = await collect('Draft', 4, 'custom');
  const [fresh] = (await search('')).slice(4).map((title) => title.id);
  const wanted = [titles[3]!, fresh!, titles[0]!, titles[1]!];
  const change = { title: 'Final', sort: 'custom', kind: 'titles', titles: wanted, known: titles };
  expect((await post(`collections/update/${id}`, change)).status).toBe(200);
  const found = await one(id);
  expect(found.collection).toMatchObject({ title: 'Final', size: 4, sort: 'custom' });
  expect(found.data.map((title) => title.id)).toEqual(wanted);
  const [row] = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({ action: 'customerCollections.update', before: { collection: 'Draft' } });
});

it('refuses a change of titles that have changed in the meantime, and sends nothing', async () => {
  const { id, titles } = await collect('Shared', 2);
  const change = { title: 'Shared', sort: 'title', kind: 'titles', titles: titles.slice(0, 1), known: [titles[0]!] };
  const requests = await world.requestsDuring(async () => {
    expect(reasonOf(await post(`collections/update/${id}`, change))).toEqual([409, 'collection-changed']);
  });
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect((await one(id)).data).toHaveLength(2);
});

it('fills a collection by a rule, and refuses a rule with values that the library does not have', async () => {
  const params = { id: world.ids.plex };
  const query = { library_id: films.get(world.ids.plex)!, field: 'genre', search: '' } as const;
  const [genre] = (await world.customer.ask('customerCollections.ruleValues', { params, query })).data;
  const rule = { ...noRule, genre: genre!, year_from: 1950 };
  const { data } = answerOf('customerCollections.create', await create('By rule', { kind: 'rule', rule }));
  const found = await one(data.id);
  expect(found).toMatchObject({ collection: { is_smart: true }, rule });
  expect(found.data.length).toBeGreaterThan(0);
  expect(found.data.every(({ year }) => year! >= 1950)).toBe(true);
  const unknown = { ...noRule, actor: 'Nobody at all' };
  expect(reasonOf(await create('Wide', { kind: 'rule', rule: unknown }))).toEqual([409, 'rule-unknown-value']);
  const widened = await post(`collections/update/${data.id}`, {
    title: 'By rule',
    kind: 'rule',
    rule: unknown,
  });
  expect(reasonOf(widened)).toEqual([409, 'rule-unknown-value']);
  expect((await one(data.id)).rule).toEqual(rule);
});

it.each([
  { why: 'a rule without a part', body: { kind: 'rule', rule: noRule } },
  { why: 'years in the wrong order', body: { kind: 'rule', rule: { ...noRule, year_from: 2000, year_to: 1990 } } },
  { why: 'no title', body: { kind: 'titles', titles: [], sort: 'title' } },
])('refuses $why', async ({ body }) => {
  expect((await create('Nothing', body)).status).toBe(422);
});

it('deletes a collection once', async () => {
  const { id } = await collect('Short-lived', 1);
  expect((await post(`collections/delete/${id}`, {})).status).toBe(200);
  expect((await list()).some(({ title }) => title === 'Short-lived')).toBe(false);
  expect((await post(`collections/delete/${id}`, {})).status).toBe(404);
});

it('publishes to another server, creates or updates there, and reports missing titles', async () => {
  const { id, titles } = await collect('Everywhere', 3, 'custom');
  const publish = async () =>
    answerOf('customerCollections.publish', await post(`collections/publish/${id}`, { servers: [second] })).data;
  expect(await publish()).toEqual([{ server_id: second, outcome: 'created', message: null, missing: [] }]);
  const there = (await list(second)).find(({ title }) => title === 'Everywhere')!;
  const names = async () => (await one(there.id, second)).data.map(({ title }) => title);
  expect(await names()).toEqual((await one(id)).data.map(({ title }) => title));
  const change = { title: 'Everywhere', sort: 'custom', kind: 'titles', titles: titles.toReversed(), known: titles };
  expect((await post(`collections/update/${id}`, change)).status).toBe(200);
  expect(await publish()).toMatchObject([{ outcome: 'updated' }]);
  expect(await names()).toEqual((await one(id)).data.map(({ title }) => title));
});

it('distinguishes the reasons why a collection cannot be published to a server', async () => {
  const { id } = await collect('Picky', 1);
  const empty = await world.addServer('plex', 'Empty plex');
  const publish = async (servers: number[]) => post(`collections/publish/${id}`, { servers });
  const outcomes = async (servers: number[]) =>
    answerOf('customerCollections.publish', await publish(servers)).data.map(({ outcome }) => outcome);
  expect(await outcomes([empty])).toEqual(['no-access']);
  await world.claim(empty);
  expect(await outcomes([empty])).toEqual(['no-library']);
  await world.addLibrary(empty, 'Films');
  expect(await outcomes([empty])).toEqual(['nothing-there']);
  await world.fail(second, 'http-500');
  expect(await outcomes([second, empty])).toEqual(['failed', 'nothing-there']);
  expect(await outcomes([world.ids.emby])).toEqual(['failed']);
  const theirs = await world.addServer('plex', 'Their plex', 'other');
  expect((await publish([second, theirs])).status).toBe(404);
});

it('lets sub-users read with the right to view, and change with the right to power', async () => {
  const { id: person } = await world.server.person('other');
  const client = await world.server.as('other');
  const { id } = await collect('Theirs to see', 1);
  const calls = async () => [
    (await client.get(world.path('plex', 'collections'))).status,
    (await client.get(world.path('plex', `collections/get/${id}`))).status,
    (
      await client.post(world.path('plex', `collections/update/${id}`), {
        title: 'Theirs',
        kind: 'fields',
      })
    ).status,
  ];
  for (const [rights, statuses] of [
    [['view'], [200, 200, 403]],
    [
      ['view', 'power'],
      [200, 200, 200],
    ],
    [[], [404, 404, 404]],
  ] as const) {
    await world.server.services.servers.share(world.ids.plex, person, [...rights]);
    expect(await calls()).toEqual(statuses);
  }
});
