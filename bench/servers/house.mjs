// An installation of nodes, users and servers, each server with a container of its node's sandbox engine.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/setup.mjs';

const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg');
const lanes = 20;

/** Fills the product's database; resolves with the ids of the servers and nodes. `call` calls its API. */
export async function fill({ database, sandbox, call, token, size }) {
  const client = new Client({ connectionString: database });
  await client.connect();
  await inLanes(size.nodes, async (index) => {
    const alias = `bench-${index + 1}`;
    const node = { alias, host: 'localhost', kind: 'sandbox', sandbox_node: alias };
    const { success, message } = await call('/api/admin/nodes', { token, ...node });
    if (!success) throw new Error(message);
  });
  await client.query(`insert into users (email, name, password_hash, created_at)
    select 'person-' || n || '@bench.test', 'Bench Person ' || n, 'none', now() from generate_series(1, ${size.users}) n`);
  // In the range from which nodes give their servers ports.
  const firstPort = 20_000;
  // Created as stopped, so that their missing containers are not reported meanwhile.
  const { rows } = await client.query(`
    with made as (
      insert into servers (name, type, owner_id, node_id, image, container_port, port, created_at)
      select 'Bench server ' || n, 'plex', owners.id, places.id, 'kronos/plex', 32400, ${firstPort - 1} + n, now()
      from generate_series(1, ${size.servers}) n
      join (select id, row_number() over (order by id) as at from users where email like '%@bench.test') owners on owners.at = n
      join (select id, row_number() over (order by id) as at from nodes where alias like 'bench-%') places
        on places.at = 1 + n % ${size.nodes}
      returning id, node_id, port
    )
    select made.id, made.port, nodes.alias from made join nodes on nodes.id = made.node_id`);
  const { tenant } = await call('/api/system/settings', {}, 'GET');
  await inLanes(rows.length, (index) => contain(sandbox, tenant, rows[index]));
  await client.query(`update servers set status = 'running' where name like 'Bench server %'`);
  await client.query(`insert into processes (kind, command, state, server_id, node_id, created_at, started_at, finished_at)
    select 'restart', 'Restart server ' || name, 'succeeded', id, node_id, now(), now(), now()
    from servers, generate_series(1, 10)`);
  await client.query('analyze');
  const { rows: nodes } = await client.query(`select id from nodes where alias like 'bench-%' order by id`);
  await client.end();
  return { servers: rows.map(({ id }) => id), nodes: nodes.map(({ id }) => id) };
}

/** Creates a running container of the server, like the panel does. */
async function contain(sandbox, tenant, { id, alias, port }) {
  const name = `kronos-${tenant}-${id}`;
  const own = { 'kronos.managed': 'true', 'kronos.tenant': tenant, 'kronos.server': String(id), 'kronos.type': 'plex' };
  const containers = `${sandbox}/nodes/${alias}/containers`;
  await order(`${sandbox}/nodes/${alias}/images/pull`, { image: 'kronos/plex' });
  await order(containers, {
    name,
    image: 'kronos/plex',
    env: {},
    ports: [{ host: port, container: 32_400 }],
    hostAddress: '127.0.0.1',
    mounts: [{ source: `${name}-config`, target: '/config' }],
    limits: {},
    labels: own,
  });
  await order(`${containers}/${name}/start`);
}

async function order(address, body) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-kronos-sandbox': '1' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${answer}`);
}

/** Runs the work for every index, a few at a time. */
async function inLanes(count, work) {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
