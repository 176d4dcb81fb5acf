// The effect of attackers, of nodes that hang and of a database that freezes on everyone else: each figure next to its
// limit. Starts the built product with the demo, and attacks it from another address of this machine (Linux). With
// DATABASE_URL, the address of an empty PostgreSQL database whose content is lost, sockets are closed across two
// processes (through Redis with REDIS_URL), and the database is frozen. What is right or wrong rather than fast or slow,
// such as an event that is lost in a gap, a log with what users typed, or a demo at a public address, is tested instead.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../scripts/setup.mjs';
import { allGood, figure } from '../figures.mjs';
import { createCall, people } from '../product-calls.mjs';
import { serve } from '../serve.mjs';
import { freezeDatabase, openLine } from './frozen-database.mjs';
import { hangingNodes, restartBeside } from './hanging-nodes.mjs';
import { nestedBody, publishNested, sendNested } from './nested.mjs';
import { msToClose, msToJoin, openUntilRefused } from './sockets.mjs';
import { begin, callFromThere } from './strangers.mjs';

const other = { ...people.customer, email: 'customer2@kronos.test' };
const moderator = { ...people.customer, email: 'moderator@kronos.test' };
const worst = 500;
const seconds = 5;
const folder = mkdtempSync(join(tmpdir(), 'kronos-attacks-'));
const file = join(folder, 'provision.json');
const endNodes = await hangingNodes({ file, nodes: 3, serversOnEach: 34, owner: other.email });
const line = process.env.DATABASE_URL && (await openLine(process.env.DATABASE_URL));
const application = { appId: '4711', key: 'bench', secret: randomBytes(16).toString('hex') };
Object.assign(process.env, {
  KRONOS_PROVISION: file,
  KRONOS_APP_KEY: randomBytes(32).toString('hex'),
  KRONOS_CLIENT_EVENTS: 'on',
  PUSHER_APP_ID: application.appId,
  PUSHER_APP_KEY: application.key,
  PUSHER_APP_SECRET: application.secret,
  ...(line && { DATABASE_URL: line.url }),
});

const { origin, startAnother, stop } = await serve();
const { port } = new URL(origin);
const { key } = application;
const call = createCall(origin);
try {
  const { token, user } = await call('/api/login', people.customer);

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
    figure(`another’s call, ${name}`, Math.max(...times), 'ms', worst);
  };
  const manyAtOnce = (count, what) => async () => {
    const all = Promise.all(Array.from({ length: count }, () => callFromThere({ port, ...what })));
    return async () => void (await all);
  };

  await during('nobody attacks', async () => undefined);
  await during('5,000 sockets of one address', async () => {
    const end = begin('openSockets', { port, key, count: 5000 });
    return async () => {
      const joined = await msToJoin({ origin, key, token, channel: `private-user.${user.id}` });
      figure('another’s socket joins meanwhile', joined, 'ms', worst);
      end();
    };
  });
  const flood = (connections, calls) => async () =>
    begin('pipeline', { port, path: '/api/system/settings', connections, calls });
  await during('200 connections × 200 calls', flood(200, 200));
  await during('1,000 connections × 30 calls', flood(1000, 30));
  const wrong = { path: '/api/login', body: { email: 'nobody@kronos.test', password: 'wrong' } };
  await during('300 sign-ins at once', manyAtOnce(300, wrong));

  const { token: attacker } = await call('/api/login', other);
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

  const signed = await openUntilRefused({ origin, key, user: other, sessions: 3, each: 60 });
  figure('sockets of one user in three sessions', signed.length, '', 100);
  await during('one user has as many sockets as possible', async () => undefined);
  for (const socket of signed) socket.terminate();

  const nested = await callFromThere({ port, path: '/api/login', body: nestedBody });
  const exactly = { exactly: true };
  figure('status of a call nested 5,000 deep', nested, '', 400, exactly);
  figure('status of a signed event nested 5,000 deep', await publishNested({ port, ...application }), '', 400, exactly);
  figure('code of a client event nested 5,000 deep', await sendNested({ port, key }), '', 4200, exactly);

  const origins = line ? [origin, await startAnother()] : [origin];
  const where = line ? ', across two processes' : '';
  const sockets = { origins, key, count: 40 };
  const closed = await msToClose({
    ...sockets,
    user: people.customer,
    channelOf: ({ id }) => `private-user.${id}`,
    end: ({ token }) => call('/api/logout', { token }),
  });
  figure(`sign-out → the last of its 40 sockets closed${where}`, closed, 'ms', 1000);
  const { token: admin } = await call('/api/login', people.admin);
  const { tenant } = await call('/api/system/settings', {}, 'GET');
  const demoted = await msToClose({
    ...sockets,
    user: moderator,
    channelOf: () => `private-tickets.unread.${tenant}`,
    end: ({ user: { id } }) => call(`/api/admin/users/user/${id}/update`, { token: admin, is_moderator: false }),
  });
  figure(`role lost → the last of 40 sockets closed${where}`, demoted, 'ms', 1000);

  const beside = await restartBeside({ origin, customer: people.customer, owner: other });
  figure('a restart while three nodes hang, over its time alone', beside, '×', 1.5);
  if (line) await freezeDatabase({ origin, line, token });
} finally {
  line?.mend();
  await stop();
  line?.close();
  endNodes();
  rmSync(folder, { recursive: true, force: true });
}
delete process.env.KRONOS_PROVISION;
const parser = ['--conditions=kronos-source', '--import', 'tsx', 'bench/media-server-info.ts'];
const isLinear = (await run(process.execPath, parser, { cwd: `${root}apps/server` })) === 0;
const startsAgain = (await run(process.execPath, ['bench/killed.mjs'])) === 0;
process.exit(allGood() && isLinear && startsAgain ? 0 : 1);
