import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AnnouncementDraft } from '@kronos/api/contract';
import { discordMessages, jobs } from '../src/db/schema.ts';
import { hour } from './support/create-test-server.ts';
import { sandboxGuilds } from './support/discord.ts';
import { createDiscordWorld, type DiscordWorld } from './support/discord-world.ts';
import { joinChannel } from './support/listen.ts';
import { until } from './support/until.ts';

const { lounge, club } = sandboxGuilds;

let world: DiscordWorld;
beforeAll(async () => {
  world = await createDiscordWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.begin());

const at = (hours: number) => new Date(world.server.clock.now().getTime() + hours * hour).toISOString();
const announcement = (more: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  header: 'More storage',
  content: '<p>Backups have <strong>more</strong> room.</p>',
  size: 'small',
  audience: ['customer', 'reseller'],
  is_enabled: true,
  starts_at: at(-1),
  ends_at: null,
  ...more,
});
const announce = async (more: Partial<AnnouncementDraft> = {}) =>
  (await world.admin.ask('adminAnnouncements.create', { body: announcement(more) })).id;
const anEntry = (title: string, more: object = {}) =>
  world.admin.ask('adminStatusEntries.create', {
    body: {
      title,
      text: 'Films start late.',
      state: 'investigating',
      is_everywhere: true,
      node_ids: [],
      starts_at: at(-1),
      ends_at: null,
      ...more,
    },
  });

it('posts an announcement for customers when it begins, once and in plain text', async () => {
  await world.connect();
  const id = await announce();
  const once = ['**More storage**\nBackups have more room.'];
  expect(await world.posted()).toEqual(once);
  await world.admin.ask('adminAnnouncements.update', { params: { id }, body: announcement({ header: 'Even more' }) });
  await world.admin.ask('adminAnnouncements.bulk', { body: { ids: [id], action: 'enable' } });
  expect(await world.posted()).toEqual(once);
  expect(await world.theGuild()).toMatchObject({ state: 'working', waiting: 0 });
});

it('posts no announcement that is for others, planned, disabled or over', async () => {
  await world.connect();
  await announce({ audience: ['reseller'] });
  await announce({ starts_at: at(2) });
  await announce({ is_enabled: false });
  await announce({ ends_at: at(-0.5) });
  expect(await world.posted()).toEqual([]);
});

it('posts an announcement at its start, unless it was deleted by then', async () => {
  await world.connect();
  const [kept, gone] = [await announce({ starts_at: at(2) }), await announce({ starts_at: at(2) })];
  await world.admin.ask('adminAnnouncements.remove', { params: { id: gone } });
  world.server.clock.advance(3 * hour);
  await world.server.db.transaction(async () => {
    for (const id of [kept, gone]) await world.server.services.discordNews.queueAnnouncement(id);
  });
  expect(await world.posted()).toHaveLength(1);
});

it('posts each update of the status in order, without naming nodes', async () => {
  await world.connect();
  const { id } = await anEntry('Slow disks');
  const append = (state: 'identified' | 'resolved', text: string) =>
    world.admin.ask('adminStatusEntries.append', { params: { id }, body: { state, text } });
  await append('identified', 'A disk is worn.');
  await append('resolved', 'It was replaced.');
  const page = '<http://panel.example.test/app/status>';
  expect(await world.posted()).toEqual([
    `**Investigating: Slow disks**\nFilms start late.\n${page}`,
    `**Identified: Slow disks**\nA disk is worn.\n${page}`,
    `**Resolved: Slow disks**\nIt was replaced.\n${page}`,
  ]);
});

it('posts nothing that concerns only a reseller’s node', async () => {
  await world.connect();
  const [attic, shed] = [1, 2];
  await anEntry('Shed only', { is_everywhere: false, node_ids: [shed] });
  await anEntry('Both', { is_everywhere: false, node_ids: [attic, shed] });
  expect(await world.posted()).toEqual([expect.stringContaining('Both')]);
});

it('waits while Discord asks to, and keeps the order of messages', async () => {
  await world.connect();
  await world.sandbox.fault({ node: 'discord.com', operation: 'POST *', fault: 'http-429', ms: 1000, times: 2 });
  for (const title of ['One', 'Two', 'Three']) await anEntry(title);
  const texts = await world.posted();
  expect(texts.map((text) => /: (\w+)\*/.exec(text)?.[1])).toEqual(['One', 'Two', 'Three']);
  expect(await world.theGuild()).toMatchObject({ state: 'working', last_error: null });
});

it('retries a message while Discord fails, up to a limit', async () => {
  await world.connect();
  await world.sandbox.fault({ node: 'discord.com', operation: 'POST *', fault: 'http-500', times: 3 });
  await anEntry('One');
  expect(await world.posted()).toHaveLength(1);
  await world.sandbox.fault({ node: 'discord.com', operation: 'POST *', fault: 'http-500', times: 4 });
  await anEntry('Two');
  await anEntry('Three');
  expect(await world.posted()).toEqual([expect.stringContaining('One'), expect.stringContaining('Three')]);
  const states = await world.server.db.current
    .select({ state: discordMessages.state })
    .from(discordMessages)
    .orderBy(asc(discordMessages.id));
  expect(states.map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
});

it('reports Discord’s error for a deleted channel, until the next success', async () => {
  const { realtime, tenant } = await world.admin.ask('system.settings');
  const socket = await joinChannel(world.server, realtime, world.admin, `private-admin.${tenant}`);
  await world.signIn();
  const id = await world.connect({ announcements_channel: club.announcements, status_channel: club.status }, club.id);
  await world.sandbox.control('DELETE', `/discord/channels/${club.status}`);
  await anEntry('One');
  expect(await world.posted()).toEqual([]);
  expect(await world.theGuild()).toMatchObject({ state: 'failing', last_error: 'Discord: Unknown Channel' });
  await until('pages are told', () => socket.events('discord-changed').length >= 2);
  await announce();
  expect(await world.posted()).toHaveLength(1);
  expect(await world.theGuild()).toMatchObject({ id, state: 'working', last_error: null, last_error_at: null });
});

it('posts nothing without a channel or without an application', async () => {
  await world.connect({ announcements_channel: null, status_channel: lounge.status });
  await announce();
  await world.forgetApplication();
  await anEntry('One');
  expect(await world.posted()).toEqual([]);
  expect((await world.theGuild()).last_error).toBe('The Discord application has been removed.');
});

it('does not resend a message that was being sent when a process died long ago', async () => {
  await world.connect();
  await world.sandbox.fault({ node: 'discord.com', operation: 'POST *', fault: 'http-429', ms: 3_600_000, times: 1 });
  await anEntry('One');
  const { db, clock } = world.server;
  const waits = and(eq(jobs.kind, 'discord.post'), gt(jobs.runAfter, new Date()));
  const held = await until('it waits', async () => (await db.current.select().from(jobs).where(waits))[0]);
  await db.current.update(discordMessages).set({ attemptedAt: new Date(clock.now().getTime() - hour) });
  await db.current.update(jobs).set({ runAfter: null }).where(eq(jobs.id, held.id));
  expect(await world.posted()).toEqual([]);
  expect((await world.theGuild()).last_error).toContain('may or may not have arrived');
});
