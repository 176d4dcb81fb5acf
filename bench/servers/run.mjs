// An installation of 2,000 servers, 200 nodes and 20,000 users on PostgreSQL, or the given share of it (such as 0.1):
// the server's time for an admin's lists and dashboard, the first row in a browser after the click, the cost of
// sampling, the effect on others of restarting all its servers, a script that prints on all its nodes, and a mail to all
// its customers. DATABASE_URL names an empty database, whose content is lost.
import { allGood, figure, median } from '../figures.mjs';
import { createCall, people } from '../product-calls.mjs';
import { serve } from '../serve.mjs';
import { openPanel } from './browser.mjs';
import { clicks } from './click.mjs';
import { fill } from './house.mjs';
import { idleShare, restartAll } from './load.mjs';
import { mailEverybody, openMailServer } from './mailing.mjs';
import { watchScript } from './script.mjs';

const rounds = 40;
const perMinute = 12_000;
const share = Number(process.argv[2] ?? 1);
const size = { users: 20_000 * share, nodes: 200 * share, servers: 2000 * share };

const database = process.env.DATABASE_URL;
if (!database) throw new Error('bench:servers needs DATABASE_URL, the address of an empty PostgreSQL database.');
// Servers start without delay, because the panel is measured.
process.env.KRONOS_SANDBOX_START_MS = '0';
const mailServer = await openMailServer();
process.env.KRONOS_SMTP_URL = mailServer.url;
process.env.KRONOS_MAILS_PER_MINUTE = String(perMinute);

const product = await serve();
const { origin, sandbox, stop } = product;
const call = createCall(origin);
try {
  const { token: admin } = await call('/api/login', people.admin);
  const { token: customer } = await call('/api/login', people.customer);
  const { servers: ids, nodes } = await fill({ database, sandbox, call, token: admin, size });
  const core = await idleShare(origin);
  const paths = {
    'list of servers': '/api/admin/servers?per_page=100',
    'list of servers, searched': '/api/admin/servers?per_page=100&q=bench+person+1',
    'list of servers, one status': '/api/admin/servers?per_page=100&status=running',
    'list of users': '/api/admin/users?per_page=100',
    'list of users, searched': '/api/admin/users?per_page=100&q=bench+person+1',
    'list of users, one role': '/api/admin/users?per_page=100&role=customer&sort=name',
    'list of nodes': '/api/admin/nodes?per_page=100',
    'monitors of nodes': '/api/admin/integrations/uptime-robot?per_page=100',
    'admin dashboard': '/api/admin/dashboard',
    'list of processes': '/api/admin/processes?per_page=100',
  };
  for (const [name, path] of Object.entries(paths))
    figure(`${name}, server time, median`, median(await ask(path, admin)), 'ms', 50);
  const panel = await openPanel(origin);
  figure('services: click → first row, median', median(await clicks(panel)), 'ms', 300);
  await watchScript({ origin, page: panel, call, token: admin, nodes });
  await panel.context().browser().close();
  figure(`samples and pings of ${ids.length} servers, of one core`, core * 100, '%', 25);
  const restarts = await restartAll({ origin, call, admin, customer, ids });
  console.log(`   ${ids.length} restarts in ${Math.round(restarts.seconds)} s`);
  console.log(`   another call, p95: idle ${restarts.idle.toFixed(1)} ms, busy ${restarts.busy.toFixed(1)} ms`);
  if (!restarts.succeeded) throw new Error('Not all servers were restarted.');
  figure(`another call during ${ids.length} restarts, p95 over idle`, restarts.busy / restarts.idle, '×', 2);
  await mailEverybody({ product, call, token: admin, mailServer, perMinute });
} finally {
  await stop();
  mailServer.close();
}
process.exit(allGood() ? 0 : 1);

/** The milliseconds of each call, including reading its response. */
async function ask(path, token) {
  const times = [];
  for (let round = 0; round < rounds + 5; round += 1) {
    const begun = performance.now();
    const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    if (round >= 5) times.push(performance.now() - begun);
  }
  return times;
}
