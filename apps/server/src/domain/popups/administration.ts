import { eq, getTableColumns, sql } from 'drizzle-orm';
import {
  contract,
  type Contract,
  fieldsOf,
  type ParsedOf,
  type PopupDetail,
  type PopupDraft,
  type PopupRow,
} from '@kronos/api/contract';
import { popupReads, popups } from '../../db/schema.ts';
import { presentPeriod, readPeriod } from '../period.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { createMessageAdministration, type WordsDeps } from '../words/administration.ts';

type Filter = ParsedOf<Contract['adminPopups']['export']>['query'];
const { body, ...listed } = getTableColumns(popups);
const touched = { id: popups.id };

export type PopupAdministration = ReturnType<typeof createPopupAdministration>;

/** The administration of popups. */
export function createPopupAdministration(deps: WordsDeps) {
  const { db, clock } = deps;
  const reads = () => db.current.$count(popupReads, eq(popupReads.popupId, popups.id));
  const views = () => db.current.select({ ...listed, reads: reads() }).from(popups);
  type View = Awaited<ReturnType<typeof views>>[number];
  const present = (
    { id, title, type, confirmRead, size, occasion, audience, createdAt, ...rest }: View,
    now: Date,
  ) => ({
    id,
    title,
    type,
    confirm_read: confirmRead,
    size,
    occasion,
    audience,
    ...presentPeriod(rest, now),
    reads: rest.reads,
    created_at: createdAt.toISOString(),
  });

  return createMessageAdministration<Filter['sort'], Filter, View, PopupRow, PopupDetail, PopupDraft>(deps, {
    name: 'popup',
    table: popups,
    sorts: { starts_at: popups.startsAt, ends_at: popups.endsAt, title: sql`lower(${popups.title})` },
    searched: [popups.title],
    narrow: ({ occasion }) => occasion && eq(popups.occasion, occasion),
    views,
    present,
    async whole(id, now) {
      const [view] = await db.current
        .select({ ...listed, body, reads: reads() })
        .from(popups)
        .where(eq(popups.id, id));
      return view && { ...present(view, now), body: view.body };
    },
    insert: (draft) =>
      db.current
        .insert(popups)
        .values({ ...valuesOf(draft), createdAt: clock.now() })
        .returning(touched),
    update: (where, draft) => db.current.update(popups).set(valuesOf(draft)).where(where).returning(touched),
    nameOf: ({ title }) => title,
    trace: traceOf,
    fields: fieldsOf(contract.adminPopups.update.body),
  });
}

const valuesOf = ({ title, body: html, type, confirm_read, size, occasion, audience, ...period }: PopupDraft) => ({
  title,
  body: cleanHtml('body', html),
  type,
  confirmRead: confirm_read,
  size,
  occasion,
  audience,
  ...readPeriod(period),
});

/** Omits the body: one with pictures would fill the audit log. */
const traceOf = ({ body: html, ...rest }: PopupDraft | PopupDetail) => ({ ...rest, body_length: html.length });
