import { eq, getTableColumns, sql } from 'drizzle-orm';
import {
  contract,
  type ContentDetail,
  type ContentDraft,
  type ContentRow,
  type Contract,
  fieldsOf,
  type ParsedOf,
} from '@kronos/api/contract';
import { dynamicContents as contents } from '../../db/schema.ts';
import { presentPeriod, readPeriod } from '../period.ts';
import { cleanHtml } from '../words/clean-html.ts';
import { createMessageAdministration, type WordsDeps } from '../words/administration.ts';

type Filter = ParsedOf<Contract['adminDynamicContent']['export']>['query'];
const { content, ...listed } = getTableColumns(contents);
const touched = { id: contents.id };

export type ContentAdministration = ReturnType<typeof createContentAdministration>;

/** The administration of dynamic content. */
export function createContentAdministration(deps: WordsDeps) {
  const { db, clock } = deps;
  const views = () => db.current.select(listed).from(contents);
  type View = Awaited<ReturnType<typeof views>>[number];
  const present = ({ id, name, place, audience, createdAt, ...period }: View, now: Date) => ({
    id,
    name,
    place,
    audience,
    ...presentPeriod(period, now),
    created_at: createdAt.toISOString(),
  });

  return createMessageAdministration<Filter['sort'], Filter, View, ContentRow, ContentDetail, ContentDraft>(deps, {
    name: 'content',
    table: contents,
    sorts: { starts_at: contents.startsAt, ends_at: contents.endsAt, name: sql`lower(${contents.name})` },
    searched: [contents.name],
    narrow: ({ place }) => place && eq(contents.place, place),
    views,
    present,
    async whole(id, now) {
      const [view] = await db.current
        .select({ ...listed, content })
        .from(contents)
        .where(eq(contents.id, id));
      return view && { ...present(view, now), content: view.content };
    },
    insert: (draft) =>
      db.current
        .insert(contents)
        .values({ ...valuesOf(draft), createdAt: clock.now() })
        .returning(touched),
    update: (where, draft) => db.current.update(contents).set(valuesOf(draft)).where(where).returning(touched),
    nameOf: ({ name }) => name,
    trace: traceOf,
    fields: fieldsOf(contract.adminDynamicContent.update.body),
  });
}

const valuesOf = ({ name, place, content: html, audience, ...period }: ContentDraft) => ({
  name,
  place,
  content: cleanHtml('content', html),
  audience,
  ...readPeriod(period),
});

/** Omits the content, whose pictures would fill the audit log. */
const traceOf = ({ content: html, ...rest }: ContentDraft | ContentDetail) => ({
  ...rest,
  content_length: html.length,
});
