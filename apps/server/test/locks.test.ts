import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq, inArray } from 'drizzle-orm';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { authenticators, products, recoveryCodes, servers, trialRequests, users } from '../src/db/schema.ts';
import { serverLabels } from '../src/domain/servers/container.ts';
import type { NewServer } from '../src/domain/servers/servers.ts';
import { type TestClient, testPassword } from './support/client.ts';
import { createTestServer, day } from './support/create-test-server.ts';
import { onPostgres } from './support/postgres.ts';
import { until } from './support/until.ts';

const never = day;
const engine = { kind: 'sandbox', url: 'http://127.0.0.1:9', node: 'x' } as const;
const room = { type: 'plex', image: 'kronos/plex', containerPort: 32_400, env: {}, command: null } as const;

/** A node on which the container of one server has exited by itself. */
const createCrashed = () => {
  const it = { id: 'c', name: 'c', image: room.image, state: 'exited', labels: {} as Record<string, string> };
  const detail = { startedAt: null, finishedAt: null, exitCode: 1, outOfMemory: false, ports: [], env: {}, mounts: [] };
  const listener = createServer(({ url }, answer) => {
    answer.setHeader('content-type', 'application/json');
    answer.end(JSON.stringify(url?.includes('/containers/c') ? { ...it, ...detail, limits: {} } : [it]));
  });
  return { it, listener };
};

/** The embedded database runs one transaction after another. */
describe.runIf(onPostgres)('concurrent changes of the same records on PostgreSQL do not deadlock:', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: TestClient;
  let keeper: Client;
  let nodeId: number;
  let productId: number;
  beforeAll(async () => {
    server = await createTestServer({
      keep: true,
      log: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
      timings: { observeMs: never, sampleMs: never, firstSampleMs: never, figuresMs: never },
      provision: { nodes: [{ alias: 'away', host: 'localhost', engine }] },
    });
    admin = await server.as('admin');
    await server.services.engineEvents.stop();
    nodeId = (await admin.ask('adminNodes.list', {})).data[0]!.id;
    const product = { name: 'Plex', type: 'plex', image: 'kronos/plex' } as const;
    ({ id: productId } = await server.services.products.add(product));
    await server.db.current.update(products).set({ stock: 9 });
    keeper = new Client({ connectionString: server.database.url });
    await keeper.connect();
  });
  afterAll(async () => {
    await keeper.end();
    await server.stop();
  });

  // Locks left by a failed test would fail the others too.
  afterEach(() => keeper.query('rollback'));

  const errors: string[] = [];
  let userCount = 0;
  const person = async () => {
    userCount += 1;
    const [name, email] = [`person ${userCount}`, `person-${userCount}@example.test`];
    const { id } = await server.services.users.ensure({ email, name, password: testPassword, role: 'customer' });
    return { id, name, email };
  };
  const serverOf = async ({ id: ownerId }: { id: number }, more: Partial<NewServer> = {}) => {
    const port = 9000 + (await server.db.current.$count(servers));
    const made = { ...room, name: `Room ${port}`, ownerId, port, nodeId, ...more };
    return (await server.services.servers.ensure(made)).id;
  };
  const signedIn = async ({ email }: { email: string }) => {
    const client = server.client();
    await client.signIn(email);
    return client;
  };
  const remove = ({ id, name }: { id: number; name: string }) =>
    admin.ask('adminUsers.remove', { params: { id }, query: { name } });

  const waiting = (count: number) =>
    until(`${count} wait`, async () => {
      // Within a transaction the list of connections is read once: later connections would never be seen.
      await keeper.query('select pg_stat_clear_snapshot()');
      const { rows } = await keeper.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length >= count;
    });
  /** Lets the first proceed until it writes to the table, then the second; then both continue. */
  const crossed = async (table: string, first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    await keeper.query(`begin`);
    await keeper.query(`lock table ${table} in share mode`);
    const one = first();
    await waiting(1);
    const two = second();
    await waiting(2);
    await keeper.query('commit');
    await Promise.all([one, two]);
  };

  it('suspending a server while its owner is deleted', async () => {
    const owner = await person();
    const id = await serverOf(owner);
    const suspend = () => admin.ask('adminServers.suspend', { params: { id }, body: { reason: '' } });
    await crossed('server_chronicle', suspend, () => remove(owner));
    expect(await server.services.servers.find(id)).toBeUndefined();
  });

  it('recording the crash of a server while its owner is deleted', async () => {
    const { it: container, listener } = createCrashed();
    onTestFinished(() => void listener.close());
    await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const node = { alias: 'node', host: 'localhost', engine: { ...engine, url: `http://127.0.0.1:${port}` } };
    const at = await server.services.nodes.ensure(node);
    const owner = await person();
    const id = await serverOf(owner, { nodeId: at });
    const { settings, observer } = server.services;
    await server.services.servers.update(id, { status: 'running', containerId: container.id });
    container.labels = serverLabels(await settings.tenant(), id);
    await crossed(
      'server_chronicle',
      () => observer.look([at]),
      () => remove(owner),
    );
    expect(errors).toEqual([]);
  });

  it('restarting a server while its owner is deleted', async () => {
    const owner = await person();
    const id = await serverOf(owner);
    const client = await signedIn(owner);
    const restart = () => client.ask('customerServers.restart', { params: { id } });
    await crossed('processes', restart, () => remove(owner));
    expect(await server.services.users.find(owner.id)).toBeUndefined();
  });

  it('restarting a server while its node is wiped', async () => {
    const alias = 'wiped';
    const at = await server.services.nodes.ensure({ alias, host: 'localhost', engine });
    const owner = await person();
    const id = await serverOf(owner, { nodeId: at });
    const client = await signedIn(owner);
    const restart = () => client.ask('customerServers.restart', { params: { id } });
    const wipe = () => admin.ask('adminNodes.wipe', { params: { id: at }, body: { name: alias } });
    await crossed('processes', restart, wipe);
    expect(await server.services.servers.find(id)).toBeUndefined();
  });

  it('deploying a server with limited stock while its owner is deleted', async () => {
    const owner = await person();
    await serverOf(owner, { productId });
    const body = { owner_id: owner.id, product_id: productId, node_id: nodeId, name: 'New' };
    await crossed(
      'servers',
      () => admin.ask('adminServers.deploy', { body }),
      () => remove(owner),
    );
    expect(await server.services.users.find(owner.id)).toBeUndefined();
  });

  it('setting the rights of a sub-user while the owner is deleted', async () => {
    const [owner, sub] = [await person(), await person()];
    await server.db.current.update(users).set({ parentId: owner.id }).where(eq(users.id, sub.id));
    const id = await serverOf(owner);
    await server.services.servers.share(id, sub.id, ['view', 'power']);
    const client = await signedIn(owner);
    const body = { servers: [{ id, rights: ['view' as const] }] };
    await crossed(
      'server_shares',
      () => client.ask('subUsers.setRights', { params: { id: sub.id }, body }),
      () => remove(owner),
    );
    expect(await server.services.users.find(sub.id)).toBeUndefined();
  });

  it('ending a trial while its owner is deleted', async () => {
    const owner = await person();
    const serverId = await serverOf(owner);
    const { name, email } = owner;
    const ended = new Date(Date.now() - day);
    const given = { state: 'approved', userId: owner.id, serverId, endsAt: ended, createdAt: ended } as const;
    await server.db.current.insert(trialRequests).values({ name, email, productId, type: 'plex', note: '', ...given });
    const { trialDecisions } = server.services;
    await crossed(
      'jobs',
      () => remove(owner),
      () => trialDecisions.endDue(),
    );
    expect(await server.services.servers.find(serverId)).toBeUndefined();
    expect((await server.db.current.select().from(trialRequests))[0]?.endedAt).not.toBeNull();
  });

  it('notifying admins of a request while one of them is deleted', async () => {
    const leaving = await person();
    await server.db.current.update(users).set({ isAdmin: true }).where(eq(users.id, leaving.id));
    await server.services.settings.set('user_request_trial', true);
    await server.db.current.update(products).set({ isOfferedForTrial: true }).where(eq(products.id, productId));
    const body = { name: 'Guest', email: 'guest@example.test', product_id: productId, type: 'plex', note: '' } as const;
    await crossed(
      'notifications',
      () => server.services.trials.request(body),
      () => remove(leaving),
    );
    expect(await server.services.users.find(leaving.id)).toBeUndefined();
    expect(await server.db.current.$count(trialRequests, eq(trialRequests.email, body.email))).toBe(1);
  });

  it('closing an admin’s account while rows reference another admin', async () => {
    const [leaving, staying] = [await person(), await person()];
    const both = inArray(users.id, [leaving.id, staying.id]);
    await server.db.current.update(users).set({ isAdmin: true }).where(both);
    const user = (await server.services.users.find(leaving.id))!;
    await crossed(
      'audit_log',
      () => server.services.closing.close(user),
      async () => {
        await keeper.query('select from users where id = $1 for key share nowait', [staying.id]);
        await server.services.closing.close((await server.services.users.find(staying.id))!);
      },
    );
    expect(await server.db.current.$count(users, both)).toBe(0);
  });

  it('saving two parts of a user’s server defaults', async () => {
    const owner = (await server.services.users.find((await person()).id))!;
    const { serverDefaults } = server.services;
    const tell = { incidents: false, suspension: true };
    await crossed(
      'server_defaults',
      () => serverDefaults.save(owner, { revive: true }),
      () => serverDefaults.save(owner, { tell }),
    );
    expect(await serverDefaults.read(owner.id)).toMatchObject({ revive: true, tell });
  });

  it('renewing recovery codes twice', async () => {
    const user = (await server.services.users.find((await person()).id))!;
    const now = new Date();
    const app = { userId: user.id, secret: '', lastStep: 0, createdAt: now, confirmedAt: now };
    await server.db.current.insert(authenticators).values(app);
    const renew = () => server.services.protection.renewCodes(user);
    await crossed('recovery_codes', renew, renew);
    expect(await server.db.current.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10);
  });

  describe('an address that was taken between check and write', () => {
    /** Returns the refusal of a call that sets an address while an account with that address is created. */
    const refusalOf = async (take: (email: string) => Promise<unknown>) => {
      userCount += 1;
      const email = `wanted-${userCount}@example.test`;
      await keeper.query('begin');
      await keeper.query(
        `insert into users (email, name, password_hash, created_at) values ($1, 'Quicker', '', now())`,
        [email],
      );
      const answer = take(email).then(
        () => 'nothing',
        (error: unknown) => error,
      );
      await waiting(1);
      await keeper.query('commit');
      return answer;
    };
    const link = (kind: 'sub-user' | 'email-change', userId: number, email: string) =>
      server.services.oneTimeTokens.issue({ kind, userId, lifetime: day, payload: { email, servers: [] } });
    const refusedWith = (words: string) => ({ code: 'invalid', errors: { email: [words] } });

    it('is refused to an invited sub-user', async () => {
      const { id } = await person();
      const refusal = await refusalOf(async (email) => {
        const token = await link('sub-user', id, email);
        await server.services.subUserInvitations.accept(token, { name: 'Late', password: testPassword });
      });
      const words = 'This address already has an account here. Ask for a different address.';
      expect(refusal).toMatchObject(refusedWith(words));
    });

    it('is refused to a user who confirms it as the new address', async () => {
      const { id } = await person();
      const refusal = await refusalOf(async (email) =>
        server.services.emailChanges.confirm(await link('email-change', id, email)),
      );
      expect(refusal).toMatchObject(refusedWith('This address already belongs to an account.'));
    });

    it('is refused to an admin who changes a user’s address', async () => {
      const { id } = await person();
      const actor = (await server.services.users.findByEmail('admin@example.test'))!;
      const refusal = await refusalOf((email) => server.services.userAdministration.update(actor.id, id, { email }));
      expect(refusal).toMatchObject(refusedWith('Another account has this address'));
    });

    it('is refused to the first admin', async () => {
      const { settings, firstRun } = server.services;
      const user = (await server.services.users.find((await person()).id))!;
      await settings.set('app_initiated', false);
      onTestFinished(() => settings.set('app_initiated', true));
      await settings.set('first_run', { adminId: user.id, done: [] });
      const session = { id: randomUUID(), user, impersonator: null, confirmedAt: null };
      const refusal = await refusalOf((email) =>
        firstRun.changePassword(session, { name: 'Grace', email, password: 'another passphrase' }),
      );
      expect(refusal).toMatchObject(refusedWith('This address is taken'));
    });
  });

  it('creating two nodes with the same name', async () => {
    const body = { alias: 'Twin', host: 'localhost', kind: 'sandbox', sandbox_node: 'twin' };
    const statuses: number[] = [];
    const create = async () => void statuses.push((await admin.post('/api/admin/nodes', body)).status);
    await crossed('nodes', create, create);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  /**
   * Writes three servers each in two transactions, from either end, which meet at the middle one while it is locked.
   */
  const meet = async (first: (ids: number[]) => Promise<unknown>, second: (ids: number[]) => Promise<unknown>) => {
    const owner = await person();
    const ids = [await serverOf(owner), await serverOf(owner), await serverOf(owner)];
    await keeper.query('begin');
    await keeper.query('select from servers where id = $1 for update', [ids[1]]);
    const one = server.db.transaction(() => first(ids));
    const waiters = await Promise.race([one.then(() => 1), waiting(1).then(() => 2)]);
    const two = server.db.transaction(async () => {
      // Row by row in the given order, as in a table that is too large to be read whole.
      await server.db.current.execute(`set local enable_hashjoin = off; set local enable_mergejoin = off`);
      await second(ids.toReversed());
    });
    await waiting(waiters);
    await keeper.query('commit');
    await Promise.all([one, two]);
    const rows = await Promise.all(ids.map((id) => server.services.servers.find(id)));
    return rows.map((row) => row?.pingStatus);
  };
  const ping = (ids: number[]) =>
    server.services.servers.updateAllIdle(
      ids.map((id) => ({
        id,
        operationId: null,
        before: 'stopped',
        status: 'stopped',
        version: null,
        pingStatus: 'up',
        pingMs: 1,
        pingedAt: new Date(),
        pingHistory: [],
      })),
    );

  it('saving pings in two processes', async () => {
    expect(await meet(ping, ping)).toEqual(['up', 'up', 'up']);
  });

  it('saving pings while a reconciliation confirms the servers', async () => {
    expect(await meet((ids) => server.services.servers.touch(ids), ping)).toEqual(['up', 'up', 'up']);
  });
});
