import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  type AnnouncementDetail,
  type AnnouncementDraft,
  type AnnouncementRow,
  type AudienceRole,
  contract,
  type Contract,
  fieldsOf,
  type ParsedOf,
} from '@kronos/api/contract';
import { announcementReads, announcements, users } from '../../db/schema.ts';
import { isAmong } from '../audience.ts';
import type { DiscordNews } from '../discord/news.ts';
import { presentPeriod, readPeriod } from '../period.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { createMessageAdministration, type WordsDeps } from '../words/administration.ts';

type Filter = ParsedOf<Contract['adminAnnouncements']['export']>['query'];
const { content, ...listed } = getTableColumns(announcements);
const touched = { id: announcements.id };

export type AnnouncementAdministration = ReturnType<typeof createAnnouncementAdministration>;

/** The administration of announcements; users see them at their next visit (spec §4). */
export function createAnnouncementAdministration(deps: WordsDeps & { discordNews: DiscordNews }) {
  const { db, clock, discordNews } = deps;
  const reads = () => db.current.$count(announcementReads, eq(announcementReads.announcementId, announcements.id));
  const views = () => db.current.select({ ...listed, reads: reads() }).from(announcements);
  type View = Awaited<ReturnType<typeof views>>[number];
  const present = ({ id, header, size, audience, createdAt, reads: count, ...period }: View, now: Date) => ({
    id,
    header,
    size,
    audience,
    ...presentPeriod(period, now),
    reads: count,
    created_at: createdAt.toISOString(),
  });

  return {
    ...createMessageAdministration<
      Filter['sort'],
      Filter,
      View,
      AnnouncementRow,
      AnnouncementDetail,
      AnnouncementDraft
    >(deps, {
      name: 'announcement',
      table: announcements,
      sorts: {
        starts_at: announcements.startsAt,
        ends_at: announcements.endsAt,
        header: sql`lower(${announcements.header})`,
      },
      searched: [announcements.header],
      views,
      present,
      async whole(id, now) {
        const [view] = await db.current
          .select({ ...listed, content, reads: reads() })
          .from(announcements)
          .where(eq(announcements.id, id));
        return view && { ...present(view, now), content: view.content };
      },
      insert: (draft) =>
        db.current
          .insert(announcements)
          .values({ ...valuesOf(draft), createdAt: clock.now() })
          .returning(touched),
      update: (where, draft) => db.current.update(announcements).set(valuesOf(draft)).where(where).returning(touched),
      follow: discordNews.planAnnouncements,
      nameOf: ({ header }) => header,
      trace: traceOf,
      fields: fieldsOf(contract.adminAnnouncements.update.body),
    }),
    /** Counts the users in an audience; admins are never shown announcements, whatever their other roles. */
    reach: (audience: readonly AudienceRole[]): Promise<number> =>
      db.current.$count(users, and(isAmong(audience), eq(users.isAdmin, false))),
  };
}

const valuesOf = ({ header, content: html, size, audience, ...period }: AnnouncementDraft) => ({
  header,
  content: cleanHtml('content', html),
  size,
  audience,
  ...readPeriod(period),
});

/** Omits the content, whose pictures would fill the audit log. */
const traceOf = ({ content: html, ...rest }: AnnouncementDraft | AnnouncementDetail) => ({
  ...rest,
  content_length: html.length,
});
