import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  type Contract,
  contract,
  fieldsOf,
  type MailingDetail,
  type MailingDraft,
  type MailingPurpose,
  type MailingRow,
  type ParsedOf,
} from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { mailings, nodes, users } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import type { Audit } from '../audit/audit.ts';
import type { Events } from '../events.ts';
import { type Crud, crud, found } from '../records/crud.ts';
import { type List, listOf } from '../records/list-of.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { isAddressed, type MailingAudience, wantsNews } from './audience.ts';

type Filter = ParsedOf<Contract['adminMailings']['export']>['query'];

const { content, ...listed } = getTableColumns(mailings);
const fields = Object.keys(fieldsOf(contract.adminMailings.update.body));

export interface MailingAdministration
  extends List<Filter, MailingRow>,
    Pick<Crud<MailingDetail, MailingDraft, MailingDraft>, 'create' | 'remove'> {
  find(id: number): Promise<{ data: MailingDetail; version: string }>;
  update(id: number, draft: MailingDraft, basedOn?: string): Promise<void>;
  /** Counts the users who would receive a mailing, and those in the audience who want no news. */
  reach(audience: MailingAudience & { purpose: MailingPurpose }): Promise<{ count: number; unsubscribed: number }>;
}

/** The administration of mailings: their drafts, and the outcome of each. */
export function createMailingAdministration(deps: {
  db: Database;
  clock: Clock;
  audit: Audit;
  events: Events;
}): MailingAdministration {
  const { db, clock, audit, events } = deps;
  const views = () => db.current.select({ ...listed, nodes: nodesOf }).from(mailings);
  type View = Awaited<ReturnType<typeof views>>[number];
  const present = (view: View): MailingRow => ({
    id: view.id,
    subject: view.subject,
    purpose: view.purpose,
    audience: view.audience,
    node_ids: view.nodeIds,
    nodes: view.nodes,
    server_type: view.serverType,
    state: view.state,
    recipients: view.recipients,
    sent: view.sent,
    failed: view.failed,
    skipped: view.skipped,
    created_at: view.createdAt.toISOString(),
    started_at: view.startedAt?.toISOString() ?? null,
    ended_at: view.endedAt?.toISOString() ?? null,
  });
  const read = async (id: number): Promise<MailingDetail | undefined> => {
    const [view] = await db.current
      .select({ ...listed, content, nodes: nodesOf })
      .from(mailings)
      .where(eq(mailings.id, id));
    return view && { ...present(view), content: view.content, trouble: view.trouble };
  };

  const { create, change, remove, versionOf } = crud<MailingDetail, MailingDraft, MailingDraft>(
    { db, audit, tell: (id) => events.emit('admin', 'mailing-updated', { id }) },
    {
      table: mailings,
      noun,
      read,
      insert: async (draft) =>
        (
          await db.current
            .insert(mailings)
            .values({ ...valuesOf(draft), createdAt: clock.now() })
            .returning({ id: mailings.id })
        )[0],
      update: (id, draft) => db.current.update(mailings).set(valuesOf(draft)).where(eq(mailings.id, id)),
      nameOf: ({ subject }) => subject,
      // Content with pictures would fill the audit log.
      trace: ({ content: html, ...rest }) => ({ ...rest, content_length: html.length }),
      stateOf: (one) => fields.map((field) => Reflect.get(one, field) as unknown),
    },
  );

  return {
    ...listOf<Filter['sort'], Filter, View, MailingRow>(db, {
      from: mailings,
      views,
      search: [mailings.subject],
      sort: {
        created_at: mailings.createdAt,
        subject: sql`lower(${mailings.subject})`,
        started_at: mailings.startedAt,
      },
      filter: ({ state }) => state && eq(mailings.state, state),
      present,
    }),
    create,
    async find(id) {
      const data = found(noun, await read(id));
      return { data, version: versionOf(data) };
    },
    update: (id, draft, basedOn) =>
      change(
        id,
        ({ state }) => {
          if (state !== 'draft')
            throw new AppError('conflict', 'This mailing has started and can no longer be changed.');
          return draft;
        },
        basedOn,
      ),
    remove: (id) =>
      db.transaction(async () => {
        const [row] = await db.current.select().from(mailings).where(eq(mailings.id, id)).for('update');
        if (row?.state === 'sending') throw new AppError('conflict', 'Stop this mailing before you delete it.');
        await remove(id);
      }),
    async reach({ purpose, ...audience }) {
      const addressed = isAddressed(db, audience);
      const [all, wanting] = await Promise.all([
        db.current.$count(users, addressed),
        db.current.$count(users, and(addressed, wantsNews)),
      ]);
      return purpose === 'news' ? { count: wanting, unsubscribed: all - wanting } : { count: all, unsubscribed: 0 };
    },
  };
}

const noun = 'mailing';

/** The nodes that a mailing is for, in a select of mailings. */
const nodesOf = subselect<{ id: number; alias: string }[]>(
  sql`select coalesce(json_agg(json_build_object('id', ${nodes.id}, 'alias', ${nodes.alias})
    order by lower(${nodes.alias})), '[]') from ${nodes} where ${nodes.id} = any(${mailings.nodeIds})`,
);

const valuesOf = ({ content: html, node_ids, server_type, ...draft }: MailingDraft) => ({
  ...draft,
  content: cleanHtml('content', html),
  nodeIds: [...new Set(node_ids)],
  serverType: server_type,
});
