import { z } from 'zod';
import { jobKind } from '../../jobs/worker.ts';
import type { DiscordNews } from './news.ts';

const payload = z.object({ announcementId: z.number().int() });

/** The longest wait at a time: a timer cannot be set for more than a few weeks. */
const day = 24 * 60 * 60 * 1000;

/** Posts an announcement to guilds when it begins. */
export const createDiscordAnnounceJob = ({ discordNews }: { discordNews: DiscordNews }) =>
  jobKind<z.output<typeof payload>>({
    payload,
    async run({ announcementId }) {
      // It may have been rescheduled, and the clock of the database may be ahead.
      const ms = await discordNews.untilAnnouncement(announcementId);
      if (ms > 0) return { afterMs: Math.min(ms, day), progress: {} };
      return { success: true, write: () => discordNews.queueAnnouncement(announcementId) };
    },
    failed: () => ({ success: false, write: async () => undefined }),
  });
