import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  letIn,
  membersIn,
  postsIn,
  sandboxApplication as application,
  sandboxGuilds,
  sandboxPeople,
  signInAs,
} from '../../../test/support/discord.ts';
import { type SandboxProcess, startSandboxProcess } from '../../../test/sandbox-process.ts';
import type { Discord } from '../../domain/discord/port.ts';
import { createDiscord } from './discord.ts';

const { lounge, strangers } = sandboxGuilds;
const redirectUrl = 'http://panel.example.test/app/admin/integrations/discord';
const settings = { version: '1.0.0', site: 'http://panel.example.test/', timeoutMs: 10_000 };

let sandbox: SandboxProcess;
let discord: Discord;
let pauses: number[] = [];
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const pause = async (ms: number) => pauses.push(ms);
  discord = createDiscord({ ...settings, url: `${sandbox.url}/discord.com`, pause });
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  pauses = [];
  await sandbox.clearFaults();
  await sandbox.control('DELETE', '/discord/messages');
});

const { clientId, clientSecret, botToken } = application;
const signIn = async (secret = clientSecret) => {
  const url = discord.authorizeUrl({ purpose: 'guild', clientId, redirectUrl, state: 'some state' });
  const { code, state } = await letIn(url, lounge.id);
  expect(state).toBe('some state');
  return discord.exchange({ clientId, clientSecret: secret, code, redirectUrl });
};
const post = (more: object = {}) =>
  discord.post(botToken, { channelId: lounge.announcements, text: 'Hello', nonce: 'one', ...more });

describe('Discord', () => {
  it('requests only the permissions to see channels, to post and to give roles', () => {
    const url = new URL(discord.authorizeUrl({ purpose: 'guild', clientId, redirectUrl, state: 'x&y' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: 'identify guilds bot',
      permissions: String(1024 + 2048 + 268_435_456),
      state: 'x&y',
    });
  });

  it('exchanges a code once, for its redirect address and with the secret', async () => {
    await expect(signIn('another')).rejects.toMatchObject({ code: 'unauthorized', reason: 'invalid_client' });
    const { code } = await letIn(
      discord.authorizeUrl({ purpose: 'guild', clientId, redirectUrl, state: '' }),
      lounge.id,
    );
    const exchange = { clientId, clientSecret, code, redirectUrl };
    await expect(discord.exchange({ ...exchange, redirectUrl: `${redirectUrl}/else` })).rejects.toMatchObject({
      code: 'refused',
      reason: 'Invalid "code" in request.',
    });
    await expect(discord.exchange(exchange)).rejects.toMatchObject({ code: 'refused' });
    expect(await signIn()).toEqual(expect.any(String));
  });

  it('lists only the guilds that the user may manage', async () => {
    const names = (await discord.guildsOf(await signIn())).map(({ name }) => name);
    expect(names).toEqual(['Film Club', 'Kronos Lounge']);
    await expect(discord.guildsOf('another')).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('requests and reads only a user’s name', async () => {
    const url = new URL(discord.authorizeUrl({ purpose: 'account', clientId, redirectUrl, state: 'x' }));
    expect([url.searchParams.get('scope'), url.searchParams.get('permissions')]).toEqual(['identify', null]);
    const named = async (person: string) => {
      const { code } = await signInAs(url.href, person);
      return discord.accountOf(await discord.exchange({ clientId, clientSecret, code, redirectUrl }));
    };
    expect(await named(sandboxPeople.ada)).toEqual({ id: sandboxPeople.ada, name: 'Ada' });
    expect(await named(sandboxPeople.ben)).toEqual({ id: sandboxPeople.ben, name: 'ben.reels' });
    await expect(discord.accountOf('another')).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('gives and takes a role, and reports what prevents it', async () => {
    const role = { guildId: lounge.id, memberId: sandboxPeople.ada, roleId: lounge.team };
    const rolesNow = async () =>
      (await membersIn(sandbox.url, lounge.id)).find(({ id }) => id === role.memberId)?.roles;
    for (const _ of [1, 2]) await discord.giveRole(botToken, role);
    expect(await rolesNow()).toEqual([lounge.team]);
    for (const _ of [1, 2]) await discord.takeRole(botToken, role);
    expect(await rolesNow()).toEqual([]);
    const given = (more: object) => discord.giveRole(botToken, { ...role, ...more });
    await expect(given({ memberId: sandboxPeople.ben })).rejects.toMatchObject({ code: 'missing', reasonCode: 10_007 });
    await expect(given({ roleId: '1' })).rejects.toMatchObject({ code: 'missing', reasonCode: 10_011 });
    await expect(given({ roleId: lounge.owners })).rejects.toMatchObject({
      code: 'refused',
      reason: 'Missing Permissions',
    });
  });

  it('reads its application, and the channels and roles of a guild', async () => {
    expect(await discord.applicationOf(botToken)).toBe(clientId);
    await expect(discord.applicationOf('another')).rejects.toMatchObject({ code: 'unauthorized' });
    const { channels, roles, ...guild } = await discord.guild(botToken, lounge.id);
    expect(guild).toEqual({ id: lounge.id, name: 'Kronos Lounge' });
    expect(channels.map(({ name }) => name)).toEqual(['announcements', 'status', 'general']);
    expect(roles.map(({ name }) => name)).toEqual(['Customers', 'Team', 'Resellers', 'Owners']);
    await expect(discord.guild(botToken, '999999999999999999')).rejects.toMatchObject({
      code: 'missing',
      reason: 'Unknown Guild',
    });
    await sandbox.control('DELETE', `/discord/guilds/${strangers.id}/bot`);
    await expect(discord.guild(botToken, strangers.id)).rejects.toMatchObject({
      code: 'refused',
      reason: 'Missing Access',
    });
  });

  it('posts a text once per nonce, shortened to Discord’s limit', async () => {
    await post({ text: 'x'.repeat(3000) });
    await post();
    await post({ nonce: 'two' });
    const texts = (await postsIn(sandbox.url)).map(({ content }) => content);
    expect(texts).toEqual([`${'x'.repeat(1999)}…`, 'Hello']);
    await expect(post({ channelId: '999999999999999999' })).rejects.toMatchObject({
      code: 'missing',
      reason: 'Unknown Channel',
    });
  });
});

describe('a call of Discord', () => {
  it.each([
    ['http-401', 'unauthorized'],
    ['http-404', 'missing'],
    ['http-429', 'too-many'],
    ['http-500', 'broken'],
    ['http-html', 'changed'],
    ['http-changed', 'changed'],
    ['http-moved', 'changed'],
  ])('fails on %s with the code %s', async (fault, code) => {
    await sandbox.fault({ node: 'discord.com', fault, ms: 7000 });
    await expect(post()).rejects.toMatchObject({ name: 'DiscordError', code });
    await expect(discord.applicationOf(botToken)).rejects.toMatchObject({ code });
  });

  it('fails when nothing responds, or not in time', async () => {
    const nobody = createDiscord({ ...settings, url: 'http://127.0.0.1:9', pause: async () => undefined });
    await expect(nobody.applicationOf(botToken)).rejects.toMatchObject({ code: 'unreachable' });
    const hasty = createDiscord({ ...settings, url: `${sandbox.url}/discord.com`, timeoutMs: 100 });
    await sandbox.fault({ node: 'discord.com', fault: 'http-silent' });
    await expect(hasty.applicationOf(botToken)).rejects.toMatchObject({ code: 'timeout' });
    const aborted = AbortSignal.abort();
    await expect(
      discord.post(botToken, { channelId: lounge.announcements, text: 'Hello', nonce: 'one' }, aborted),
    ).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is repeated only for reads, after the pause that Discord requests', async () => {
    await sandbox.fault({ node: 'discord.com', fault: 'http-429', ms: 2000, times: 1 });
    expect(await discord.applicationOf(botToken)).toBe(clientId);
    await sandbox.fault({ node: 'discord.com', fault: 'http-500', times: 1 });
    await expect(post()).rejects.toMatchObject({ code: 'broken' });
    // The caller decides about a long pause.
    await sandbox.fault({ node: 'discord.com', fault: 'http-429', ms: 60_000, times: 1 });
    await expect(discord.applicationOf(botToken)).rejects.toMatchObject({ code: 'too-many', retryAfterMs: 60_000 });
    expect(pauses).toEqual([2000]);
  });

  it('takes the exact pause from the body, and identifies itself', async () => {
    let agent: string | undefined;
    const server = createServer(({ headers }, response) => {
      agent = headers['user-agent'];
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' });
      response.end('{"message":"You are being rate limited.","retry_after":0.3,"global":false}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const limited = createDiscord({ ...settings, url });
    await expect(limited.post(botToken, { channelId: '1', text: '.', nonce: '1' })).rejects.toMatchObject({
      code: 'too-many',
      retryAfterMs: 300,
      reason: 'You are being rate limited.',
    });
    expect(agent).toBe('DiscordBot (http://panel.example.test/, 1.0.0)');
  });
});
