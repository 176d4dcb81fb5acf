import { eq } from 'drizzle-orm';
import type { StatusEntryState } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { escapeHtml } from '../../security/sanitize-html.ts';
import type { AnnouncementAdministration } from '../announcements/administration.ts';
import type { Audit } from '../audit/audit.ts';
import type { MailingAdministration } from '../mailings/administration.ts';
import type { MailingDelivery } from '../mailings/delivery.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { StatusEntries } from '../status/entries.ts';
import type { MaintenanceRecord } from './present.ts';
import { fill, fillHtml, overWords } from './texts.ts';

/** The ids of what was published, to be stored with the maintenance. */
type Kept = Partial<Pick<MaintenanceRecord, 'statusEntryId' | 'announcementId' | 'mailingId' | 'allClearId'>>;

export interface MaintenanceTellingsDeps {
  db: Database;
  clock: Clock;
  audit: Audit;
  statusEntries: Pick<StatusEntries, 'create' | 'append' | 'find' | 'update'>;
  announcementAdministration: Pick<AnnouncementAdministration, 'create' | 'find' | 'update'>;
  mailingAdministration: Pick<MailingAdministration, 'create' | 'reach'>;
  mailingDelivery: Pick<MailingDelivery, 'send'>;
  notifications: Pick<Notifications, 'send'>;
}

export type MaintenanceMessages = ReturnType<typeof createMaintenanceMessages>;

/** What customers and admins are told about a maintenance, in the transaction of the change. */
export function createMaintenanceMessages(deps: MaintenanceTellingsDeps) {
  const { db, clock, audit, statusEntries, announcementAdministration: announcements, notifications } = deps;
  const { mailingAdministration: mailings, mailingDelivery } = deps;

  /** Sends a mailing to users with a server on one of the nodes; undefined if there are none. */
  const mail = async (
    row: MaintenanceRecord,
    nodeIds: readonly number[],
    { subject, content }: { subject: string; content: string },
  ): Promise<number | undefined> => {
    const audience = { audience: [...row.audience], node_ids: [...nodeIds], server_type: null };
    // A mailing without nodes would be for everyone.
    if (nodeIds.length === 0) return undefined;
    const { count } = await mailings.reach({ ...audience, purpose: 'service' });
    if (count === 0) return undefined;
    const draft = {
      ...audience,
      purpose: 'service' as const,
      subject: fill(subject, row),
      content: fillHtml(content, row),
    };
    const id = await audit.part(() => mailings.create(draft));
    await audit.part(() => mailingDelivery.send(id));
    return id;
  };
  /** Changes its status entry; ignores a refusal, because an admin may have changed or deleted the entry. */
  const onEntry = async ({ statusEntryId }: MaintenanceRecord, work: (id: number) => Promise<void>): Promise<void> => {
    if (statusEntryId === null) return;
    try {
      await audit.part(() => work(statusEntryId));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  };
  const append = (row: MaintenanceRecord, state: StatusEntryState, text: string): Promise<void> =>
    onEntry(row, (id) => statusEntries.append(id, { state, text }));
  const prolong = (row: MaintenanceRecord, endsAt: Date): Promise<void> =>
    onEntry(row, async (id) => {
      const { title, text, state, is_everywhere, node_ids, starts_at } = (await statusEntries.find(id)).data;
      const ends_at = endsAt.toISOString();
      await statusEntries.update(id, { title, text, state, is_everywhere, node_ids, starts_at, ends_at });
    });
  const takeDown = async ({ announcementId }: MaintenanceRecord): Promise<void> => {
    if (announcementId === null) return;
    const { header, content, size, audience, is_enabled, starts_at } = (await announcements.find(announcementId)).data;
    const ended = { header, content, size, audience, is_enabled, starts_at, ends_at: clock.now().toISOString() };
    await audit.part(() => announcements.update(announcementId, ended));
  };

  return {
    /** Announces what is planned, in the chosen ways. */
    async planned(row: MaintenanceRecord, nodeIds: readonly number[]): Promise<Kept> {
      const { title, tells, startsAt, endsAt } = row;
      const [starts_at, ends_at] = [startsAt.toISOString(), endsAt.toISOString()];
      const kept: Kept = {};
      if (tells.includes('status'))
        kept.statusEntryId = await audit.part(() =>
          statusEntries.create({
            title,
            text: fill(row.statusText, row),
            state: 'planned',
            is_everywhere: false,
            node_ids: [...nodeIds],
            starts_at,
            ends_at,
          }),
        );
      if (tells.includes('announcement'))
        kept.announcementId = await audit.part(() =>
          announcements.create({
            header: title,
            content: fillHtml(row.announcementText, row),
            size: 'standard',
            audience: [...row.audience],
            is_enabled: true,
            starts_at: clock.now().toISOString(),
            ends_at,
          }),
        );
      if (tells.includes('mail'))
        kept.mailingId = (await mail(row, nodeIds, { subject: row.mailSubject, content: row.mailText })) ?? null;
      return kept;
    },
    began: (row: MaintenanceRecord): Promise<void> => append(row, 'in_progress', 'The maintenance has started.'),
    /** Updates the status entry: the maintenance continues, until `endsAt`. */
    async resumed(row: MaintenanceRecord, endsAt: Date): Promise<void> {
      if (endsAt.getTime() !== row.endsAt.getTime()) await prolong(row, endsAt);
      await append(row, 'in_progress', 'The maintenance has resumed.');
    },
    /** Notifies admins that it waits for them, and updates the status entry. */
    async paused(row: MaintenanceRecord, why: string): Promise<void> {
      await append(row, 'in_progress', 'The maintenance is paused. We are looking into it.');
      const admins = await db.current.select({ id: users.id }).from(users).where(eq(users.isAdmin, true));
      const link = `<a href="/app/admin/nodes/maintenance/${row.id}" data-internal>View the maintenance</a>`;
      await notifications.send(
        admins.map(({ id }) => id),
        {
          kind: 'servers',
          title: `Maintenance paused: ${row.title}`,
          content: `<p>${escapeHtml(why)}</p><p>${link}.</p>`,
        },
      );
    },
    /** Gives the all-clear wherever the maintenance was announced, or says there that it has been called off. */
    async over(row: MaintenanceRecord, how: keyof typeof overWords, nodeIds: readonly number[]): Promise<Kept> {
      const { status, subject, mail: content } = overWords[how];
      await append(row, 'done', status);
      await takeDown(row);
      if (row.mailingId === null) return {};
      return { allClearId: (await mail(row, nodeIds, { subject, content })) ?? null };
    },
  };
}
