import { desc } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, globalVariables } from '../src/db/schema.ts';
import { createEngine } from '../src/engines/index.ts';
import { type Answer, refusalOf, type TestClient } from './support/client.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';
import { createWorld, settled, type World } from './support/world.ts';

let world: World;
let admin: TestClient;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.server.as('admin');
  return () => world.stop();
});

const path = '/api/admin/integrations/globals';
const secret = 'k-8f21-never-shown';
const create = async (body: { name: string; value?: string; is_secret?: boolean }) =>
  (await admin.ask('adminGlobals.create', { body: { is_secret: false, ...body } })).id;
const read = async (id: number) => (await admin.ask('adminGlobals.one', { params: { id } })).data;
const update = (id: number, body: object) => admin.post(`${path}/${id}`, body);
const fieldsOf = async (answer: Promise<Answer>) => refusalOf(await answer).errors;

const product = {
  name: 'With an environment',
  category: 'server',
  type: 'plex',
  image: 'kronos/plex:latest',
} as const;
const createProduct = async (env: { name: string; value: string }[]) =>
  (await admin.ask('adminProducts.create', { body: { ...product, limits: {}, env } })).id;
/** Deploys a server of a product; returns its id once it runs. */
async function deploy(productId: number, name: string): Promise<number> {
  const { users } = world.server.services;
  const owner = await users.findByEmail('customer@example.test');
  const [node] = await world.server.services.nodes.list();
  await admin.ask('adminServers.deploy', {
    body: { owner_id: owner?.id ?? 0, product_id: productId, name, node_id: node?.id ?? null },
  });
  const customer = await world.server.as('customer');
  const { data } = await customer.ask('customerServers.list', {});
  const id = data.find((server) => server.name === name)?.id ?? 0;
  await settled(customer, id, 'running');
  return id;
}
/** The environment of a server's container, as the engine reports it. */
async function environmentOf(serverId: number): Promise<Record<string, string>> {
  const engine = createEngine({ kind: 'sandbox', url: world.sandbox.url, node: 'one' });
  const [container] = await engine.list({ 'kronos.server': String(serverId) });
  return (await engine.inspect(container?.id ?? '')).env;
}

describe('a global variable', () => {
  it('is set in the containers of products that refer to it, and hidden on their pages', async () => {
    const [zone, key] = [
      await create({ name: 'TIME_ZONE', value: 'Europe/Berlin' }),
      await create({ name: 'METADATA_KEY', value: secret, is_secret: true }),
    ];
    const productId = await createProduct([
      { name: 'TZ', value: '{{TIME_ZONE}}' },
      { name: 'AGENT', value: 'kronos/{{METADATA_KEY}}@{{TIME_ZONE}}' },
      { name: 'PLAIN', value: '{{not a name}} {}' },
    ]);
    const id = await deploy(productId, 'Cinema');
    expect(await environmentOf(id)).toMatchObject({
      TZ: 'Europe/Berlin',
      AGENT: `kronos/${secret}@Europe/Berlin`,
      PLAIN: '{{not a name}} {}',
      SERVER_NAME: 'Cinema',
    });
    for (const one of [zone, key])
      expect(await read(one)).toMatchObject({
        products: 1,
        servers: 1,
        used_by: [{ id: productId, name: product.name }],
      });

    const [node] = await world.server.services.nodes.list();
    const name = `kronos-${await world.server.services.settings.tenant()}-${id}`;
    const { data } = await admin.ask('adminNodes.container', { params: { id: node?.id ?? 0, container: name } });
    const shown = Object.fromEntries(data.env.map((one) => [one.name, one.value]));
    expect(shown).toMatchObject({ TZ: null, AGENT: null, SERVER_NAME: 'Cinema' });
  });

  it('cannot be deleted or renamed while it is in use', async () => {
    const id = await create({ name: 'IN_USE', value: 'x' });
    await createProduct([{ name: 'X', value: '{{IN_USE}}' }]);
    const response = await admin.call('DELETE', `${path}/${id}`);
    expect([response.status, refusalOf(response).message]).toEqual([409, 'IN_USE is in use by 1 product.']);
    const renamed = { name: 'OTHER', value: 'x', is_secret: false };
    expect(await fieldsOf(update(id, renamed))).toEqual({ name: ['This variable is in use and cannot be renamed'] });
    expect(await read(id)).toMatchObject({ name: 'IN_USE', products: 1, scripts: 0 });
  });

  it('cannot be deleted while the current version of a script refers to it', async () => {
    const id = await create({ name: 'OF_SCRIPT', value: 'x' });
    const draft = { name: 'Asks for it', source: 'echo "$X"', variables: [{ name: 'X', value: '{{OF_SCRIPT}}' }] };
    const script = await admin.ask('adminScripts.create', { body: draft });
    expect(await read(id)).toMatchObject({ scripts: 1 });
    const response = await admin.call('DELETE', `${path}/${id}`);
    expect([response.status, refusalOf(response).message]).toEqual([409, 'OF_SCRIPT is in use by 1 script.']);
    await admin.ask('adminScripts.update', { params: { id: script.id }, body: { ...draft, variables: [] } });
    expect(await read(id)).toMatchObject({ scripts: 0 });
    expect((await admin.call('DELETE', `${path}/${id}`)).status).toBe(200);
  });

  it('has a unique name, and a value', async () => {
    await create({ name: 'TAKEN', value: 'x' });
    const refused = (body: object) => fieldsOf(admin.post(path, { is_secret: false, ...body }));
    expect(await refused({ name: 'TAKEN', value: 'y' })).toEqual({
      name: ['A global variable with this name already exists'],
    });
    expect(await refused({ name: 'NOTHING' })).toEqual({ value: ['Enter a value'] });
    expect(Object.keys((await refused({ name: 'lower case', value: 'x' })) ?? {})).toEqual(['name']);
  });

  it('sends all admins an event with each change, and is audited', async () => {
    const { realtime, tenant } = await admin.ask('system.settings');
    const socket = await joinChannel(world.server, realtime, admin, `private-admin.${tenant}`);
    const id = await create({ name: 'TOLD', value: 'x' });
    await admin.ask('adminGlobals.remove', { params: { id } });
    await until('admins are told', () => socket.events('globals-changed').length === 2);
    const rows = await world.server.db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(rows).toMatchObject([
      { targetKind: 'global-variable', targetName: 'TOLD', before: { value: 'x' } },
      { targetKind: 'global-variable', targetName: 'TOLD', after: { value: 'x' } },
    ]);
  });
});

describe('a secret', () => {
  it('is sealed, and absent from responses and the audit log', async () => {
    const id = await create({ name: 'SEALED', value: secret, is_secret: true });
    const answers = [await admin.get(path), await admin.get(`${path}/${id}`), await admin.get(`${path}/export`)];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret);
    const { db } = world.server;
    const [last] = await db.current.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({ targetName: 'SEALED', after: { name: 'SEALED', is_secret: true } });
    expect(JSON.stringify([last, await db.current.select().from(globalVariables)])).not.toContain(secret);
  });

  it('is kept when no value is sent, and cannot be revealed by turning off its secrecy', async () => {
    const id = await create({ name: 'KEPT', value: secret, is_secret: true });
    expect((await update(id, { name: 'KEPT', is_secret: true })).status).toBe(200);
    const again = { value: ['Enter the value again'] };
    expect(await fieldsOf(update(id, { name: 'KEPT', is_secret: false }))).toEqual(again);
    expect(await fieldsOf(update(id, { name: 'RENAMED', is_secret: true }))).toEqual(again);
    const productId = await createProduct([{ name: 'KEPT', value: '{{KEPT}}' }]);
    expect((await environmentOf(await deploy(productId, 'Keeps it'))).KEPT).toBe(secret);
    expect((await update(id, { name: 'KEPT', value: 'open', is_secret: false })).status).toBe(200);
    expect(await read(id)).toMatchObject({ value: 'open', is_secret: false });
  });
});

describe('the environment of a product', () => {
  const refused = (env: object[]) => fieldsOf(admin.post('/api/admin/products', { ...product, limits: {}, env }));

  it('refers only to existing global variables', async () => {
    expect(
      await refused([
        { name: 'A', value: 'a' },
        { name: 'B', value: '{{NOWHERE}}' },
      ]),
    ).toEqual({
      'env.1.value': ['There is no global variable NOWHERE'],
    });
  });

  it('has unique names, and cannot set the name of the server', async () => {
    expect(
      Object.keys(
        (await refused([
          { name: 'A', value: '' },
          { name: 'A', value: '' },
        ])) ?? {},
      ),
    ).toEqual(['env']);
    expect(Object.keys((await refused([{ name: 'SERVER_NAME', value: 'x' }])) ?? {})).toEqual(['env.0.name']);
  });
});
