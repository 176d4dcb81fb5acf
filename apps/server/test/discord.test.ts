import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, settings } from '../src/db/schema.ts';
import { refusalOf } from './support/client.ts';
import { hour } from './support/create-test-server.ts';
import { noChoice, sandboxApplication, sandboxGuilds } from './support/discord.ts';
import { createDiscordWorld, type DiscordWorld } from './support/discord-world.ts';

const path = '/api/admin/integrations/discord';
const { lounge, club, strangers } = sandboxGuilds;
const form = {
  client_id: sandboxApplication.clientId,
  client_secret: sandboxApplication.clientSecret,
  bot_token: sandboxApplication.botToken,
};

let world: DiscordWorld;
beforeAll(async () => {
  world = await createDiscordWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

describe('the application', () => {
  it('is saved once Discord knows its bot, and its secrets are never shown', async () => {
    await world.forgetApplication();
    expect(await world.show()).toEqual({
      application: null,
      redirect_url: 'http://panel.example.test/app/admin/integrations/discord',
      account_redirect_url: 'http://panel.example.test/app/settings/user',
      guilds: [],
    });
    await world.admin.ask('adminDiscord.save', { body: form });
    const shown = await world.show();
    expect(shown.application).toEqual({
      client_id: form.client_id,
      is_client_secret_set: true,
      is_bot_token_set: true,
    });
    const kept = JSON.stringify([
      await world.server.db.current.select().from(settings),
      await world.server.db.current.select().from(auditLog),
    ]);
    expect(kept).not.toContain(form.client_secret);
    expect(kept).not.toContain(form.bot_token);
    const [row] = await world.server.db.current.select().from(auditLog).where(eq(auditLog.action, 'adminDiscord.save'));
    expect(row).toMatchObject({ targetKind: 'discord-application', after: { client_id: form.client_id } });
  });

  it('keeps its secrets only while the client id stays the same', async () => {
    await world.admin.ask('adminDiscord.save', { body: { ...form, client_secret: '', bot_token: '' } });
    expect(await world.server.services.discordApplication.read()).toEqual(sandboxApplication);
    const other = await world.admin.post(path, { client_id: '999999999999999999', client_secret: '', bot_token: '' });
    expect(refusalOf(other).errors).toEqual({
      client_secret: ['Enter the secret of this application'],
      bot_token: ['Enter the token of the bot'],
    });
  });

  it.each([
    ['bot_token', { bot_token: 'another' }, 'Discord does not accept this token'],
    ['client_id', { client_id: '999999999999999999' }, 'The bot belongs to another application'],
    ['client_id', { client_id: 'Kronos' }, 'A Discord ID has 15 to 20 digits'],
  ])('is refused at %s when Discord does not know it', async (field, more, text) => {
    const answer = await world.admin.post(path, { ...form, ...more });
    expect([answer.status, refusalOf(answer).errors]).toEqual([422, { [field]: [text] }]);
  });

  it.each([
    ['http-404', 409],
    ['http-429', 503],
    ['http-500', 502],
    ['http-html', 502],
  ])('is not saved when Discord responds with %s', async (fault, status) => {
    await world.sandbox.fault({ node: 'discord.com', fault, ms: 9000 });
    expect((await world.admin.post(path, form)).status).toBe(status);
  });

  it('is required before anyone is sent to Discord', async () => {
    await world.forgetApplication();
    const answer = await world.admin.post(`${path}/oauth/start`);
    expect([answer.status, refusalOf(answer).message]).toEqual([
      409,
      'No Discord application is set up yet. Enter one first.',
    ]);
  });
});

describe('the sign-in', () => {
  it('lists the guilds that the admin manages, with their roles and channels', async () => {
    const token = await world.signIn();
    const { guilds } = await world.admin.ask('adminDiscord.guilds', { query: { token } });
    expect(guilds.map(({ name }) => name)).toEqual(['Film Club', 'Kronos Lounge']);
    const { guild } = await world.admin.ask('adminDiscord.guild', { params: { id: club.id }, query: { token } });
    expect(guild).toMatchObject({ id: club.id, name: 'Film Club' });
    expect([guild.roles.length, guild.channels.length]).toEqual([4, 3]);
    const foreign = await world.admin.get(`${path}/oauth/guild/${strangers.id}?token=${token}`);
    expect(foreign.status).toBe(404);
  });

  it('never exposes a token of Discord to the browser', async () => {
    const token = await world.signIn();
    const answer = await fetch(`${world.sandbox.url}/discord.com/api/v10/users/@me/guilds`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  const exchange = (query: Record<string, string>, client = world.admin) =>
    client.get(`${path}/oauth?${new URLSearchParams(query).toString()}`);

  it('is refused with a wrong state, a used one, and that of another admin, who can still use it', async () => {
    const query = await world.goAndComeBack();
    expect((await exchange({ ...query, state: 'made-up' })).status).toBe(409);
    const { users, sessions } = world.server.services;
    const { id } = await users.ensure({
      email: 'second@example.test',
      name: 'Second',
      password: 'not theirs to know',
      role: 'admin',
    });
    const visit = { ip: '127.0.0.1', userAgent: null, remember: false };
    const user = (await users.find(id))!;
    const second = world.server.client().with(await sessions.open(user, visit));
    expect((await exchange(query, second)).status).toBe(409);
    const { token } = await world.admin.ask('adminDiscord.oauth', { query });
    expect((await exchange(query)).status).toBe(409);
    // The handle does not work for another admin either.
    expect((await second.get(`${path}/oauth/guilds?token=${token}`)).status).toBe(409);
    expect((await world.admin.get(`${path}/oauth/guilds?token=made-up`)).status).toBe(409);
  });

  it('reports Discord’s error for an invalid code', async () => {
    const { state } = await world.goAndComeBack();
    const answer = await exchange({ code: 'made-up', state });
    expect([answer.status, refusalOf(answer).message]).toEqual([409, 'Discord: Invalid "code" in request.']);
  });

  it('expires after ten minutes', async () => {
    const query = await world.goAndComeBack();
    world.server.clock.advance(hour / 5);
    expect((await exchange(query)).status).toBe(409);
    const token = await world.signIn();
    world.server.clock.advance(hour / 5);
    expect((await world.admin.get(`${path}/oauth/guilds?token=${token}`)).status).toBe(409);
  });
});

describe('a guild', () => {
  it('is saved with its channels, changed, tested and removed', async () => {
    const id = await world.connect();
    expect(await world.theGuild()).toEqual({
      id,
      guild_id: lounge.id,
      name: 'Kronos Lounge',
      announcements: {
        id: lounge.announcements,
        name: 'announcements',
        url: `${world.sandbox.url}/discord.com/channels/${lounge.id}/${lounge.announcements}`,
      },
      status: expect.objectContaining({ id: lounge.status }),
      state: 'idle',
      waiting: 0,
      last_success_at: null,
      last_error: null,
      last_error_at: null,
      roles: [],
      members: 0,
      roles_error: null,
      roles_error_at: null,
      version: expect.any(String),
    });
    const { version } = await world.theGuild();
    const { guild } = await world.admin.ask('adminDiscord.known', { params: { id } });
    expect(guild.channels.map(({ name }) => name)).toEqual(['announcements', 'status', 'general']);
    await world.admin.ask('adminDiscord.update', {
      params: { id },
      body: { ...world.both, announcements_channel: null },
    });
    expect((await world.theGuild()).announcements).toBeNull();
    const late = await world.admin.post(
      `/api/admin/integrations/discord/guilds/${id}?based_on=${encodeURIComponent(version)}`,
      world.both,
    );
    expect([late.status, refusalOf(late).stale]).toMatchObject([409, { by: 'admin' }]);
    await world.admin.ask('adminDiscord.test', { params: { id } });
    expect(await world.posted()).toEqual(['Test message: news from the panel will appear here.']);
    expect(await world.theGuild()).toMatchObject({ state: 'working', last_success_at: expect.any(String) });
    await world.admin.ask('adminDiscord.remove', { params: { id } });
    expect((await world.show()).guilds).toEqual([]);
    const rows = await world.server.db.current
      .select({ action: auditLog.action, name: auditLog.targetName, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.targetKind, 'discord-server'))
      .orderBy(asc(auditLog.id));
    expect(rows).toMatchObject([
      { action: 'adminDiscord.create', name: 'Kronos Lounge', after: { status_channel: 'status' } },
      { action: 'adminDiscord.update', after: { announcements_channel: null } },
      { action: 'adminDiscord.remove' },
    ]);
  });

  it.each([
    ['announcements_channel', { announcements_channel: lounge.voice }],
    ['status_channel', { status_channel: club.status }],
  ])('is refused at %s when the channel takes no messages or belongs to another guild', async (field, choice) => {
    const answer = await world.admin.post(`${path}/guilds`, { guild_id: lounge.id, ...world.both, ...choice });
    expect([answer.status, Object.keys(refusalOf(answer).errors ?? {})]).toEqual([422, [field]]);
  });

  it('is refused when it is already connected, or when the bot is not a member', async () => {
    await world.connect();
    const twice = await world.admin.post(`${path}/guilds`, { guild_id: lounge.id, ...world.both });
    expect([twice.status, refusalOf(twice).errors]).toEqual([
      422,
      { guild_id: ['This Discord server is already connected'] },
    ]);
    await world.sandbox.control('DELETE', `/discord/guilds/${strangers.id}/bot`);
    const away = await world.admin.post(`${path}/guilds`, { guild_id: strangers.id, ...world.both });
    expect([away.status, refusalOf(away).message]).toEqual([409, 'Discord: Missing Access']);
  });

  it('reports that the bot has left, and can still be saved without channels', async () => {
    await world.signIn();
    const id = await world.connect({ ...noChoice, announcements_channel: club.announcements }, club.id);
    await world.sandbox.control('DELETE', `/discord/guilds/${club.id}/bot`);
    const answer = await world.admin.post(`${path}/guilds/${id}/test`);
    expect([answer.status, refusalOf(answer).message]).toEqual([409, 'Discord: Missing Access']);
    expect(await world.theGuild()).toMatchObject({ state: 'failing', last_error: 'Discord: Missing Access' });
    await world.admin.ask('adminDiscord.update', {
      params: { id },
      body: noChoice,
    });
    expect(refusalOf(await world.admin.post(`${path}/guilds/${id}/test`)).message).toContain('No channel');
  });
});
