import { z } from 'zod';
import { bulkEndpoint, resource } from './resource.ts';
import { listFilter } from './schemas/list.ts';
import { periodStates } from './schemas/period.ts';

/** What the list of one kind of words is asked for: its orders, the newest first, and what each of them is now. */
export const wordsFilter = <const S extends string>(sorts: readonly [S, ...S[]]) =>
  listFilter({ sorts, direction: 'desc' }).extend({ state: z.enum(periodStates).optional() });

/** What can be done to several at once. */
export const wordsBulkActions = ['enable', 'disable', 'delete'] as const;
export type WordsBulkAction = (typeof wordsBulkActions)[number];

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
  largestBody,
  words,
}: Kind<P, G, z.ZodObject<F>, Row, One, Body>) =>
  ({
    ...resource({
      path,
      who: 'admin',
      group,
      many: words.many,
      filter,
      record: row,
      detail: one,
      body,
      sample: { body: draft },
      ...(largestBody && { largestBody }),
      summary: {
        list: `All ${words.many}; \`q\` searches ${words.searched}, \`state\` narrows them.`,
        one: `One of the ${words.many}, whole.`,
        create: `Makes ${words.one}; ${words.created}.`,
        update: `Changes ${words.one}; ${words.updated}.`,
        remove: `Deletes ${words.one}; ${words.removed}.`,
      },
    }),
    bulk: bulkEndpoint({
      path,
      who: 'admin',
      many: words.many,
      actions: wordsBulkActions,
      sample: { after: [`${group}.create`], body: { ids: ['{id}'], action: 'disable' } },
      summary: `Enables, disables or deletes several ${words.many}, and says what came of each.`,
    }),
  }) as const;
