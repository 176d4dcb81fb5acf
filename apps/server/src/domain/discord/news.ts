import { and, arrayContains, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DiscordTopic, StatusEntryState } from '@kronos/api/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import {
  announcements,
  discordGuilds as guilds,
  discordMessages as messages,
  nodes,
  statusEntryNodes,
} from '../../db/schema.ts';
import type { Queue } from '../../jobs/queue.ts';
import { plainText } from '../mail/plain-text.ts';
import { isAhead, periodState } from '../period.ts';
import { stateWords } from '../status/state-words.ts';

/** The job key of a guild, whose messages are posted by one job at a time, in order. */
export const postKey = (guildId: number): string => `discord.post:${guildId}`;

interface News {
  topic: DiscordTopic;
  source: string;
  text: string;
}

export type DiscordNews = ReturnType<typeof createDiscordNews>;

/** Queues news for the guilds that have a channel for its topic. Each guild gets each item once. */
export function createDiscordNews(deps: { db: Database; clock: Clock; queue: Queue; publicUrl: URL }) {
  const { db, clock, queue, publicUrl } = deps;
  const channels = { announcements: guilds.announcementsChannel, status: guilds.statusChannel } as const;

  const tell = async ({ topic, ...news }: News): Promise<void> => {
    // Locked until the commit, so that no guild is removed meanwhile.
    const to = await db.current
      .select({ id: guilds.id })
      .from(guilds)
      .where(isNotNull(channels[topic]))
      .orderBy(asc(guilds.id))
      .for('key share');
    if (to.length === 0) return;
    const added = await db.current
      .insert(messages)
      .values(to.map(({ id }) => ({ ...news, topic, guildId: id, createdAt: clock.now() })))
      .onConflictDoNothing()
      .returning({ guildId: messages.guildId });
    for (const { guildId } of added)
      await queue.enqueue({ kind: 'discord.post', key: postKey(guildId), payload: { guildId } });
  };
  /** An entry that concerns only nodes of resellers is for their customers alone. */
  const isPublic = async ({ id, isEverywhere }: { id: number; isEverywhere: boolean }): Promise<boolean> =>
    isEverywhere ||
    (
      await db.current
        .select({ id: nodes.id })
        .from(statusEntryNodes)
        .innerJoin(nodes, eq(nodes.id, statusEntryNodes.nodeId))
        .where(and(eq(statusEntryNodes.entryId, id), isNull(nodes.ownerId)))
        .limit(1)
    ).length > 0;

  return {
    /** Queues an update of a status entry. Nodes are not named, because it is unknown who reads the channel. */
    async queueStatusUpdate(
      entry: { id: number; title: string; state: StatusEntryState; isEverywhere: boolean },
      update: { id: number; text: string },
    ): Promise<void> {
      if (!(await isPublic(entry))) return;
      const lines = [`**${stateWords[entry.state]}: ${entry.title}**`, update.text, linkTo('/app/status', publicUrl)];
      await tell({ topic: 'status', source: `status-update:${update.id}`, text: lines.filter(Boolean).join('\n') });
    },
    /** Schedules announcements for when they begin. Those not for customers do not belong in a public channel. */
    async planAnnouncements(ids: readonly number[]): Promise<void> {
      const now = clock.now();
      const rows = await db.current
        .select({ id: announcements.id, startsAt: announcements.startsAt })
        .from(announcements)
        .where(and(inArray(announcements.id, [...ids]), isAhead(announcements, now), isForCustomers))
        .orderBy(asc(announcements.id));
      for (const { id, startsAt } of rows)
        await queue.enqueue({
          kind: 'discord.announce',
          key: `discord.announce:${id}`,
          payload: { announcementId: id },
          ...(startsAt > now && { runAfter: startsAt }),
        });
    },
    /** Returns the milliseconds until an announcement begins; 0 when it has begun, or never will. */
    async untilAnnouncement(id: number): Promise<number> {
      const [row] = await db.current.select().from(announcements).where(eq(announcements.id, id));
      const now = clock.now();
      return row && periodState(row, now) === 'planned' ? row.startsAt.getTime() - now.getTime() : 0;
    },
    /** Queues an announcement if it is shown now: it may have been withdrawn since it was scheduled. */
    async queueAnnouncement(id: number): Promise<void> {
      const [row] = await db.current
        .select()
        .from(announcements)
        .where(and(eq(announcements.id, id), isForCustomers));
      if (!row || periodState(row, clock.now()) !== 'on') return;
      const text = `**${row.header}**\n${plainText(row.content)}`;
      await tell({ topic: 'announcements', source: `announcement:${id}`, text });
    },
  };
}

const isForCustomers = arrayContains(announcements.audience, ['customer']);

/** In angle brackets, so that Discord does not embed a preview of the page. */
const linkTo = (path: string, base: URL) => `<${new URL(path, base).href}>`;
