import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProcessJournal } from '../src/domain/processes/journal.ts';
import type { TestClient } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let customer: TestClient;
let admin: TestClient;
beforeAll(async () => {
  world = await createWorld();
  customer = await world.server.as('customer');
  admin = await world.server.as('admin');
});
afterAll(() => world.stop());

/** Opens a process of the customer's first server, as a long operation does. */
async function openProcess(serverId = 1) {
  const { processes } = world.server.services;
  const id = await processes.open({ kind: 'rebuild', command: 'Rebuild server My plex', nodeId: 1, serverId });
  await processes.begin(id);
  return id;
}

describe('the log of a process', () => {
  it('is visible to the owner of its server and to admins only', async () => {
    const { body } = await customer.post('/api/customer/servers/1/start');
    expect(body).toMatchObject({ success: true });
    const { operation } = await settled(customer, 1, 'running');
    const { data: list, meta } = await customer.ask('customerServers.processes', { params: { id: 1 } });
    expect(meta.total).toBe(1);
    expect(list[0]).toMatchObject({ id: operation!.id, command: 'Start server My plex', success: true, progress: 1 });

    const params = { id: 1, process: operation!.id };
    const whole = await customer.ask('customerServers.process', { params });
    expect(whole.log.map(({ text }) => text)).toEqual([
      'Starting the container on the node Node one.',
      'Waiting for the media server to respond.',
    ]);
    const { data: said } = await admin.ask('processes.log', { params: { id: operation!.id } });
    expect(said).toEqual(whole.log);
    const query = { after: said[0]!.id };
    expect((await admin.ask('processes.log', { params: { id: operation!.id }, query })).data).toEqual([said[1]]);

    const other = await world.server.as('other');
    const elsewhere = [
      await customer.get(`/api/customer/servers/2/processes/${operation!.id}`),
      await other.get(`/api/customer/servers/1/processes/${operation!.id}`),
      await other.get('/api/customer/servers/1/processes'),
    ];
    expect(elsewhere.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is announced by events, but not for every line', async () => {
    const { processes } = world.server.services;
    const { tenant, realtime } = await admin.ask('system.settings');
    const { id: customerId } = await world.server.person('customer');
    const join = (client: TestClient, channel: string) => joinChannel(world.server, realtime, client, channel);
    const mine = await join(customer, `private-user.${customerId}`);
    const everybodys = await join(admin, `private-admin.${tenant}`);
    const id = await openProcess();
    for (let line = 1; line <= 200; line++) {
      processes.log(id, `Line ${line}`);
      processes.progress(id, line / 400);
    }
    const event = await until('the event to the owner', () => mine.events('process-updated')[0]);
    expect(JSON.parse(event.data)).toEqual({ id, server: 1 });
    const { data, log } = await customer.ask('customerServers.process', { params: { id: 1, process: id } });
    expect([data.progress, data.state, log.length]).toEqual([0.5, 'running', 200]);
    // Opened, begun, and once for all its lines.
    await until('the events to the admin', () => everybodys.events('process-updated').length === 3);
    expect(mine.events('process-updated')).toHaveLength(1);
    await world.server.db.transaction(() => processes.end(id, { success: true, words: 'Done' }));
  });

  it('keeps the newest thousand lines, shortened and without control characters', async () => {
    const { processes } = world.server.services;
    const id = await openProcess();
    for (let round = 0; round < 3; round++) {
      for (let line = 1; line <= 500; line++) processes.log(id, `Line ${round * 500 + line}`);
      await processes.settle(id);
    }
    processes.log(id, `\u0000\u001B[31m${'x'.repeat(2000)}`);
    await processes.settle(id);
    const { data } = await admin.ask('processes.log', { params: { id } });
    expect([data.length, data[0]!.text]).toEqual([1000, 'Line 502']);
    expect(data.at(-1)!.text).toBe(`[31m${'x'.repeat(496)}`);
    await world.server.db.transaction(() => processes.end(id, { success: true, words: 'Done' }));
  });

  it('reaches a reader line by line, also when several processes of the installation save lines at once', async () => {
    const { db, clock, services } = world.server;
    const log = pino({ level: 'silent' });
    // Each process of the installation has a journal of its own.
    const journals = Array.from({ length: 4 }, () =>
      createProcessJournal({ db, clock, log, events: { changed: async () => {}, advanced: async () => {} } }),
    );
    const ids = await Promise.all(Array.from({ length: 12 }, () => openProcess()));
    const seen: { id: number }[] = [];
    const readOn = async () => {
      seen.push(...(await services.processes.nextLines(ids, seen.at(-1)?.id ?? 0, 1000)));
    };
    const over = new AbortController();
    const reading = (async () => {
      while (!over.signal.aborted) await readOn();
    })();
    for (let round = 0; round < 25; round += 1)
      await Promise.all(
        ids.map((id, at) => {
          const journal = journals[at % journals.length]!;
          journal.log(id, `Line ${round}`);
          return journal.settle(id);
        }),
      );
    over.abort();
    await reading;
    await readOn();
    expect(seen).toHaveLength(12 * 25);
    await db.transaction(async () => {
      for (const id of ids) await services.processes.end(id, { success: true, words: 'Done' });
    });
  });
});

describe('the steps of an operation', () => {
  it('are its related processes, appear in no list, and end with it', async () => {
    const { processes } = world.server.services;
    const id = await openProcess();
    const about = { kind: 'rebuild' as const, parentId: id, nodeId: 1, serverId: 1 };
    const pull = await processes.openStep({ ...about, step: 'pull', command: 'Pull the image kronos/plex' });
    expect(await processes.openStep({ ...about, step: 'pull', command: 'Pull the image kronos/plex' })).toBe(pull);
    processes.log(pull, 'Layer 1 of 2');
    await processes.settle(pull);

    const { data: recent } = await admin.ask('processes.recent');
    expect(recent.find((process) => process.id === id)).toMatchObject({ has_transactions: true, parent_id: null });
    expect(recent.some((process) => process.id === pull)).toBe(false);
    expect((await admin.ask('processes.related', { params: { id } })).data.map((process) => process.id)).toEqual([
      pull,
    ]);
    const { data: up } = await admin.ask('processes.related', { params: { id: pull } });
    expect(up.map((process) => process.id)).toEqual([id]);
    const whole = await customer.ask('customerServers.process', { params: { id: 1, process: id } });
    expect(whole.steps).toMatchObject([{ id: pull, state: 'running', parent_id: id }]);
    expect(whole.log.map(({ text }) => text)).toEqual(['Layer 1 of 2']);

    await world.server.db.transaction(() => processes.end(id, { success: false, words: 'It failed.' }));
    const ended = await until('the step ended', async () => {
      const { steps } = await customer.ask('customerServers.process', { params: { id: 1, process: id } });
      return steps[0]?.state === 'failed' && steps[0];
    });
    expect(ended.result).toBe('This was interrupted.');
  });
});
