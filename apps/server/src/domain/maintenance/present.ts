import { eq, sql } from 'drizzle-orm';
import type { MaintenanceDetail, MaintenanceDraft, MaintenanceItem, MaintenanceRow } from '@kronos/api/contract';
import { maintenanceNodes, maintenances as table } from '../../db/schema.ts';
import { subselect } from '../../db/subselect.ts';
import type { Texts } from './texts.ts';

export type MaintenanceRecord = typeof table.$inferSelect;
export type MaintenanceNodeRecord = typeof maintenanceNodes.$inferSelect;

/** A maintenance with a summary of its nodes. */
export interface MaintenanceView {
  row: MaintenanceRecord;
  nodes: (Pick<MaintenanceNodeRecord, 'alias' | 'state'> & { id: number | null })[];
}

/** The nodes of a maintenance, in a select of maintenances. */
export const nodesOf = subselect<MaintenanceView['nodes']>(
  sql`select coalesce(json_agg(json_build_object('id', ${maintenanceNodes.nodeId}, 'alias', ${maintenanceNodes.alias},
    'state', ${maintenanceNodes.state}) order by ${maintenanceNodes.id}), '[]') from ${maintenanceNodes}
    where ${eq(maintenanceNodes.maintenanceId, table.id)}`,
);

/** The columns in which a draft is stored. */
export const valuesOf = (draft: MaintenanceDraft, texts: Texts) => ({
  title: draft.title,
  work: draft.work,
  waveSize: draft.wave_size,
  startsAt: new Date(draft.starts_at),
  endsAt: new Date(draft.ends_at),
  tells: draft.tells,
  audience: draft.audience,
  statusText: texts.status_text,
  mailSubject: texts.mail_subject,
  mailText: texts.mail_text,
  announcementText: texts.announcement_text,
});

/** The draft of a maintenance, as an admin wrote it. */
export const draftOf = ({ row, nodes }: MaintenanceView): MaintenanceDraft => ({
  title: row.title,
  node_ids: nodes.flatMap(({ id }) => id ?? []),
  work: row.work,
  wave_size: row.waveSize,
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  tells: row.tells,
  audience: row.audience,
  status_text: row.statusText,
  mail_subject: row.mailSubject,
  mail_text: row.mailText,
  announcement_text: row.announcementText,
});

/** Presents a maintenance in the list. */
export function presentRow({ row, nodes }: MaintenanceView): MaintenanceRow {
  const count = (...states: MaintenanceNodeRecord['state'][]) =>
    nodes.filter(({ state }) => states.includes(state)).length;
  return {
    id: row.id,
    title: row.title,
    work: row.work,
    state: row.state,
    nodes: nodes.map(({ id, alias }) => ({ id, alias })),
    done: count('done'),
    failed: count('failed', 'skipped'),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    by: row.byName,
    created_at: row.createdAt.toISOString(),
  };
}

/** Presents the outcome of one of its nodes. */
export const presentItem = (node: MaintenanceNodeRecord): MaintenanceItem => ({
  id: node.nodeId,
  alias: node.alias,
  state: node.state,
  wave: node.wave,
  started_at: node.startedAt?.toISOString() ?? null,
  ended_at: node.endedAt?.toISOString() ?? null,
  process_id: node.processId,
  message: node.words,
});

/** Presents a maintenance with its whole report. */
export const presentDetail = (
  view: MaintenanceView,
  rest: Pick<MaintenanceDetail, 'items' | 'reach' | 'told'>,
): MaintenanceDetail => ({
  ...presentRow(view),
  ...draftOf(view),
  ...rest,
  paused: view.row.pausedWords,
  started_at: view.row.startedAt?.toISOString() ?? null,
  ended_at: view.row.endedAt?.toISOString() ?? null,
});
