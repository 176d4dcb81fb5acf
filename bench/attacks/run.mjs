// The effect of one attacker, or of one node that hangs, on all others: the slowest response that another client
// received meanwhile, compared with its limit. Starts the built product with the demo, and attacks it from another
// address of this machine (Linux).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGood, figure } from '../figures.mjs';
import { createCall, people } from '../product-calls.mjs';
import { serve } from '../serve.mjs';
import { hangingNodes } from './house.mjs';
import { begin, callFromThere } from './strangers.mjs';

const other = { ...people.customer, email: 'customer2@kronos.test' };
const worst = 500;
const seconds = 5;
const folder = mkdtempSync(join(tmpdir(), 'kronos-attacks-'));
const file = join(folder, 'provision.json');
const endNodes = await hangingNodes({ file, nodes: 3, serversOnEach: 34, owner: other.email });
process.env.KRONOS_PROVISION = file;

const { origin, stop } = await serve();
const { port } = new URL(origin);
const call = createCall(origin);
try {
  const { token } = await call('/api/login', people.customer);
  const { token: attacker } = await call('/api/login', other);
  const { realtime } = await call('/api/system/settings', {}, 'GET');

  /** The longest duration of another client's calls during an attack. */
  const during = async (name, attack) => {
    const end = await attack();
    const times = [];
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until) {
      const begun = performance.now();
      await call('/api/get-user', { token }, 'GET');
      times.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await end?.();
    figure(`another's call, ${name}`, Math.max(...times), 'ms', worst);
  };
  const manyAtOnce = (count, what) => async () => {
    const all = Promise.all(Array.from({ length: count }, () => callFromThere({ port, ...what })));
    return async () => void (await all);
  };

  await during('nobody attacks', async () => undefined);
  await during('5,000 sockets of one address', async () =>
    begin('openSockets', { port, key: realtime.key, count: 5000 }),
  );
  const flood = (connections, calls) => async () =>
    begin('pipeline', { port, path: '/api/system/settings', connections, calls });
  await during('200 connections × 200 calls', flood(200, 200));
  await during('1,000 connections × 30 calls', flood(1000, 30));
  const wrong = { path: '/api/login', body: { email: 'nobody@kronos.test', password: 'wrong' } };
  await during('300 sign-ins at once', manyAtOnce(300, wrong));

  const changes = { path: '/api/customer/notifications/mark-all-read', token: attacker, method: 'GET' };
  const accepted = [];
  await during('one session changes without end', async () => {
    const ending = new AbortController();
    const going = (async () => {
      while (!ending.signal.aborted) accepted.push(await callFromThere({ port, ...changes }));
    })();
    return async () => {
      ending.abort();
      await going;
    };
  });
  const done = accepted.filter((status) => status === 200).length;
  if (done === 0) throw new Error(`No change was accepted: ${[...new Set(accepted)].join(' ')}`);
  figure('changes of one session that were accepted', done, '', 330);
  const deep = `{"email":${'['.repeat(5000)}${']'.repeat(5000)},"password":"x"}`;
  figure('status of a call nested 5,000 deep', await callFromThere({ port, path: '/api/login', body: deep }), '', 400);

  const mine = (await call('/api/customer/servers', { token }, 'GET')).data.find(({ status }) => status === 'running');
  const alone = await restart(mine.id);
  const patient = (await call('/api/login', other)).token;
  const theirs = (await call('/api/customer/servers', { token: patient }, 'GET')).data;
  const hanging = theirs.filter(({ node }) => node.alias.startsWith('hangs'));
  const start = ({ id }) => callFromThere({ port, path: `/api/customer/servers/${id}/start`, token: patient });
  const ordered = await Promise.all(hanging.map(start));
  if (ordered.some((status) => status !== 200)) throw new Error(`Not all restarts were accepted: ${ordered.join(' ')}`);
  figure('a restart while three nodes hang, over its time alone', (await restart(mine.id)) / alone, '×', 1.5);

  /** The milliseconds from the click to the outcome. */
  async function restart(id) {
    const begun = performance.now();
    const { process } = await call(`/api/customer/servers/${id}/restart`, { token });
    for (;;) {
      const { operation } = await call(`/api/customer/servers/${id}`, { token }, 'GET');
      if (operation.id === process.id && operation.state === 'succeeded') return performance.now() - begun;
      if (operation.state === 'failed') throw new Error(operation.message);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
} finally {
  await stop();
  endNodes();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(allGood() ? 0 : 1);
