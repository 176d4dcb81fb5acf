import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, discordAccounts, discordGrants, jobs, outbox, servers, users } from '../src/db/schema.ts';
import { refusalOf, type TestClient } from './support/client.ts';
import { membersIn, noChoice, sandboxGuilds, sandboxPeople, signInAs } from './support/discord.ts';
import { createDiscordWorld, type DiscordWorld } from './support/discord-world.ts';
import { quiet } from './support/quiet.ts';

const path = '/api/customer/account/discord';
const { lounge, club } = sandboxGuilds;
const { ada, ben } = sandboxPeople;

let world: DiscordWorld;
beforeAll(async () => {
  world = await createDiscordWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.begin();
  const { db } = world.server;
  await db.current.delete(discordAccounts);
  await db.current.delete(servers);
  // A member who joins again has no roles.
  for (const [person, isMember] of [
    [ada, true],
    [ben, false],
  ] as const) {
    await world.sandbox.control('DELETE', `/discord/guilds/${lounge.id}/members/${person}`);
    if (isMember) await world.sandbox.control('PUT', `/discord/guilds/${lounge.id}/members/${person}`);
  }
});

interface Told {
  channel?: string;
  event?: string;
}
const visit = { ip: '127.0.0.1', userAgent: null, remember: false };
let made = 0;
async function aUser() {
  const { users: accounts, sessions } = world.server.services;
  const email = `discord-${(made += 1)}@example.test`;
  const user = await accounts.ensure({ email, name: 'Cleo', password: 'a test password', role: 'customer' });
  return { user, client: world.server.client().with(await sessions.open(user, visit)) };
}
/** Signs in at Discord as a person, and returns to the panel. */
async function connect(client: TestClient, person: string = ada) {
  const { url } = await client.ask('discordAccount.connect');
  return client.post(path, await signInAs(url, person));
}
/** Returns a person's roles at Discord, once nothing is under way. */
async function rolesOf(person: string = ada): Promise<string[] | undefined> {
  await quiet(world.server.db);
  return (await membersIn(world.sandbox.url, lounge.id)).find(({ id }) => id === person)?.roles;
}
const update = (id: number, choice: object) =>
  world.admin.ask('adminDiscord.update', { params: { id }, body: { ...noChoice, ...choice } });
const setRoles = (id: number, roles: object) => world.server.services.users.setRoles(id, roles);

describe('a user’s Discord account', () => {
  it('can be connected once a guild grants roles, as the account that signed in', async () => {
    const { client, user } = await aUser();
    await world.connect();
    expect(await client.ask('discordAccount.show')).toEqual({ is_offered: false, account: null });
    expect((await client.post(`${path}/start`)).status).toBe(409);
    const { id } = await world.theGuild();
    await update(id, { customer_role: lounge.customers });
    expect((await client.ask('discordAccount.show')).is_offered).toBe(true);
    expect((await connect(client)).status).toBe(200);
    expect(await rolesOf()).toEqual([lounge.customers]);
    expect((await client.ask('discordAccount.show')).account).toEqual({
      name: 'Ada',
      connected_at: expect.any(String),
      roles: [{ id: lounge.customers, guild: 'Kronos Lounge', role: 'Customers', state: 'given' }],
    });
    expect(await world.theGuild()).toMatchObject({
      roles: [{ group: 'customer', role: { id: lounge.customers, name: 'Customers' } }],
      members: 1,
      roles_error: null,
    });
    const rows = await world.server.db.current
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'discordAccount.finish'), eq(auditLog.targetId, String(user.id))));
    expect(rows).toEqual([{ before: { discord: null }, after: { discord: 'Ada' } }]);
    const told = (await world.server.db.current.select().from(outbox)).map(({ entry }) => entry as Told);
    const isHeard = (one: Told) => one.channel === `private-user.${user.id}` && one.event === 'discord-account-changed';
    // One event for the connection, and one for the role.
    expect(told.filter(isHeard)).toHaveLength(2);
  });

  it('belongs to one user, who can replace it with another', async () => {
    const first = await aUser();
    const second = await aUser();
    await world.connect({ customer_role: lounge.customers });
    await connect(first.client);
    const taken = await connect(second.client);
    expect([taken.status, refusalOf(taken).message]).toEqual([
      409,
      'Another user has connected this Discord account. Disconnect it there first.',
    ]);
    await world.sandbox.control('PUT', `/discord/guilds/${lounge.id}/members/${ben}`);
    expect((await connect(first.client, ben)).status).toBe(200);
    expect([await rolesOf(ada), await rolesOf(ben)]).toEqual([[], [lounge.customers]]);
    expect((await connect(second.client)).status).toBe(200);
  });

  it('is not connected with the state of another user, a used one, or that of an admin’s sign-in', async () => {
    const first = await aUser();
    const second = await aUser();
    await world.connect({ customer_role: lounge.customers });
    const { url } = await first.client.ask('discordAccount.connect');
    const back = await signInAs(url, ada);
    expect((await second.client.post(path, back)).status).toBe(409);
    expect((await first.client.post(path, back)).status).toBe(200);
    expect((await first.client.post(path, back)).status).toBe(409);
    const asAdmin = await world.goAndComeBack();
    expect((await world.admin.post(path, asAdmin)).status).toBe(409);
  });

  it('loses its roles when it is disconnected, and when its user is deleted', async () => {
    const { client, user } = await aUser();
    await world.connect({ customer_role: lounge.customers });
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.customers]);
    await client.ask('discordAccount.disconnect');
    expect(await rolesOf()).toEqual([]);
    expect((await client.ask('discordAccount.show')).account).toBeNull();
    expect((await client.call('DELETE', path)).status).toBe(409);
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.customers]);
    await world.admin.ask('adminUsers.remove', { params: { id: user.id }, query: { name: 'Cleo' } });
    expect(await rolesOf()).toEqual([]);
    expect(await world.server.db.current.select().from(discordGrants)).toEqual([]);
  });
});

describe('the roles', () => {
  it('follow the user’s own roles and servers', async () => {
    const { client, user } = await aUser();
    await world.connect({
      server_owner_role: lounge.customers,
      reseller_role: lounge.resellers,
      moderator_role: lounge.team,
      admin_role: lounge.team,
    });
    await connect(client);
    expect(await rolesOf()).toEqual([]);
    await setRoles(user.id, { isReseller: true, isModerator: true });
    expect((await rolesOf())?.toSorted()).toEqual([lounge.team, lounge.resellers]);
    const { services, db } = world.server;
    const nodeId = (await services.nodes.findByAlias('Attic'))!;
    const server = {
      name: 'Attic Films',
      ownerId: user.id,
      nodeId,
      type: 'plex',
      image: 'plex',
      port: 32_400,
    } as const;
    await services.servers.ensure({ ...server, containerPort: 32_400, env: {}, command: null });
    await setRoles(user.id, { isReseller: false, isModerator: false });
    expect(await rolesOf()).toEqual([lounge.customers]);
    await db.transaction(async () => {
      await services.removal.removeOf([user.id]);
      // The node does not exist, and the job would wait for it.
      await db.current.delete(jobs).where(eq(jobs.kind, 'server.remove'));
    });
    expect(await rolesOf()).toEqual([]);
    // The user still exists.
    expect(await db.current.$count(users, eq(users.id, user.id))).toBe(1);
  });

  it('follow the choice of an admin, and leave roles that the panel did not grant', async () => {
    const { client } = await aUser();
    const id = await world.connect({ customer_role: lounge.customers });
    const bot = { authorization: 'Bot sandbox-discord-bot' };
    const byHand = `${world.sandbox.url}/discord.com/api/v10/guilds/${lounge.id}/members/${ada}/roles/${lounge.resellers}`;
    expect((await fetch(byHand, { method: 'PUT', headers: bot })).status).toBe(204);
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.resellers, lounge.customers]);
    await update(id, { customer_role: lounge.team });
    expect(await rolesOf()).toEqual([lounge.resellers, lounge.team]);
    await update(id, {});
    expect(await rolesOf()).toEqual([lounge.resellers]);
  });

  it('are granted once the user joins the guild, and again on request', async () => {
    const { client } = await aUser();
    const id = await world.connect({ customer_role: lounge.customers });
    await connect(client, ben);
    expect(await rolesOf(ben)).toBeUndefined();
    const state = async () => (await client.ask('discordAccount.show')).account?.roles[0]?.state;
    expect(await state()).toBe('no-member');
    await world.sandbox.control('PUT', `/discord/guilds/${lounge.id}/members/${ben}`);
    await client.ask('discordAccount.syncRoles');
    expect(await rolesOf(ben)).toEqual([lounge.customers]);
    expect(await state()).toBe('given');
    await world.sandbox.control('DELETE', `/discord/guilds/${lounge.id}/members/${ben}`);
    await world.sandbox.control('PUT', `/discord/guilds/${lounge.id}/members/${ben}`);
    await world.admin.ask('adminDiscord.syncRoles', { params: { id } });
    expect(await rolesOf(ben)).toEqual([lounge.customers]);
  });

  it('that Discord refuses show why, and do not block the others', async () => {
    const { client, user } = await aUser();
    await setRoles(user.id, { isReseller: true, isModerator: true });
    const id = await world.connect({ moderator_role: lounge.owners, reseller_role: lounge.resellers });
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.resellers]);
    expect(await world.theGuild()).toMatchObject({ roles_error: 'Discord: Missing Permissions', members: 1 });
    await update(id, { reseller_role: lounge.resellers });
    expect(await rolesOf()).toEqual([lounge.resellers]);
    expect((await world.theGuild()).roles_error).toBeNull();
    const gone = await world.admin.post(`/api/admin/integrations/discord/guilds/${id}`, {
      ...noChoice,
      admin_role: club.team,
    });
    expect([gone.status, refusalOf(gone).errors]).toEqual([422, { admin_role: ['This role no longer exists'] }]);
  });

  it.each([
    ['http-429', 1],
    ['http-500', 4],
  ])('are granted after %s', async (fault, times) => {
    const { client } = await aUser();
    await world.connect({ customer_role: lounge.customers });
    await client.ask('discordAccount.show');
    const { url } = await client.ask('discordAccount.connect');
    const back = await signInAs(url, ada);
    await world.sandbox.fault({ node: 'discord.com', fault, operation: 'PUT *', ms: 10, times });
    expect((await client.post(path, back)).status).toBe(200);
    expect(await rolesOf()).toEqual([lounge.customers]);
  });

  it('stay unchanged while Discord fails, and the error is shown', async () => {
    const { client } = await aUser();
    const id = await world.connect({ customer_role: lounge.customers });
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.customers]);
    await world.sandbox.fault({ node: 'discord.com', fault: 'http-500', operation: 'DELETE *' });
    await client.ask('discordAccount.disconnect');
    await quiet(world.server.db);
    expect((await world.theGuild()).roles_error).toBe('Discord reported an error. Try again in a moment.');
    await world.sandbox.clearFaults();
    await world.admin.ask('adminDiscord.syncRoles', { params: { id } });
    expect(await rolesOf()).toEqual([]);
    expect((await world.theGuild()).roles_error).toBeNull();
  });

  it('of a guild that is removed from the panel stay as they are', async () => {
    const { client } = await aUser();
    const id = await world.connect({ customer_role: lounge.customers });
    await connect(client);
    expect(await rolesOf()).toEqual([lounge.customers]);
    await world.admin.ask('adminDiscord.remove', { params: { id } });
    expect(await rolesOf()).toEqual([lounge.customers]);
    expect(await client.ask('discordAccount.show')).toMatchObject({ is_offered: false, account: { roles: [] } });
  });
});
