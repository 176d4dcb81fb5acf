import { z } from 'zod';
import { done, idParams } from './schemas/common.ts';
import { exportOf, listFilter, listOf, listQuery } from './schemas/list.ts';
import { periodStates } from './schemas/period.ts';

/** What the list of one kind of words is asked for: its orders, the newest first, and what each of them is now. */
export const wordsFilter = <const S extends string>(sorts: readonly [S, ...S[]]) =>
  listFilter({ sorts, direction: 'desc' }).extend({ state: z.enum(periodStates).optional() });

/** What can be done to several at once. */
export const wordsDeeds = ['enable', 'disable', 'delete'] as const;
export type WordsDeed = (typeof wordsDeeds)[number];

interface Kind<P, G, F, Row, One, Body> {
  path: P;
  /** The group's name in the contract. */
  group: G;
  /** What `list` and `export` narrow by: a `wordsFilter`, and more. */
  filter: F;
  row: Row;
  /** A row with all that its form shows. */
  one: One;
  /** What an admin writes. */
  body: Body;
  /** What somebody who tries it writes; far off, so that nobody sees it. */
  draft: Readonly<Record<string, unknown>>;
  /** Where it may hold pictures. @default that of any form */
  largestBody?: number;
  /** For the reference page. */
  words: {
    /** With its article. */
    one: string;
    many: string;
    /** What `q` searches. */
    searched: string;
    /** What making, changing or deleting one means for people; sentences without a beginning. */
    created: string;
    updated: string;
    removed: string;
  };
}

/** The calls by which admins write one kind of what the house tells people: alerts, announcements and the like. */
export const wordsEndpoints = <
  const P extends `/${string}`,
  const G extends string,
  F extends z.ZodRawShape,
  Row extends z.ZodType,
  One extends z.ZodType,
  Body extends z.ZodObject,
>({
  path,
  group,
  filter,
  row,
  one,
  body,
  draft,
  largestBody = 64 * 1024,
  words,
}: Kind<P, G, z.ZodObject<F>, Row, One, Body>) => {
  const admins = { who: 'admin', owner: 'house', source: 'screens' } as const;
  const written = [`${group}.create`] as const;
  return {
    list: {
      ...admins,
      method: 'GET',
      path,
      query: listQuery(filter),
      response: listOf(row),
      summary: `All ${words.many}; \`q\` searches ${words.searched}, \`state\` narrows them.`,
    },
    export: {
      ...admins,
      method: 'GET',
      path: `${path}/export`,
      query: filter,
      response: exportOf(row),
      summary: `All ${words.many} that a filter leaves, in its order, up to 25,000.`,
    },
    one: {
      ...admins,
      method: 'GET',
      path: `${path}/:id`,
      params: idParams,
      sample: { from: `${group}.list` },
      response: z.object({ data: one }),
      summary: `One of the ${words.many}, whole.`,
    },
    create: {
      ...admins,
      largestBody,
      method: 'POST',
      path,
      body,
      sample: { body: draft },
      response: done.extend({ id: z.number().int() }),
      summary: `Makes ${words.one}; ${words.created}.`,
    },
    bulk: {
      ...admins,
      method: 'POST',
      path: `${path}/bulk`,
      body: z.object({
        ids: z.array(idParams.shape.id).min(1, 'Choose at least one').max(100, 'At most 100 at once'),
        action: z.enum(wordsDeeds),
      }),
      sample: { body: { ids: [1], action: 'disable' } },
      response: done.extend({
        /** One a chosen record, in the order in which they were sent. */
        outcomes: z.array(z.object({ id: z.number().int(), success: z.boolean(), message: z.string().optional() })),
      }),
      summary: `Enables, disables or deletes several ${words.many}, and says what came of each.`,
    },
    update: {
      ...admins,
      largestBody,
      method: 'POST',
      path: `${path}/:id`,
      params: idParams,
      body,
      sample: { after: written, body: draft },
      response: done,
      summary: `Changes ${words.one}; ${words.updated}.`,
    },
    remove: {
      ...admins,
      method: 'DELETE',
      path: `${path}/:id`,
      params: idParams,
      sample: { after: written },
      response: done,
      summary: `Deletes ${words.one}; ${words.removed}.`,
    },
  } as const;
};
