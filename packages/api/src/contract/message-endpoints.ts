import { z } from 'zod';
import { bulkEndpoint, resource } from './resource.ts';
import { listFilter } from './schemas/list.ts';
import { periodStates } from './schemas/period.ts';

/** The filter for the list of one kind of message: its sort orders, newest first, and its current state. */
export const messageFilter = <const S extends string>(sorts: readonly [S, ...S[]]) =>
  listFilter({ sorts, direction: 'desc' }).extend({ state: z.enum(periodStates).optional() });

/** The actions on several messages. */
export const messageBulkActions = ['enable', 'disable', 'delete'] as const;
export type WordsBulkAction = (typeof messageBulkActions)[number];

interface Kind<P, G, F, Row, One, Body> {
  path: P;
  /** The group's name in the contract. */
  group: G;
  /** The filter of `list` and `export`: a `messageFilter`, optionally extended. */
  filter: F;
  row: Row;
  /** A row with all fields of its form. */
  one: One;
  /** The fields that an admin fills in. */
  body: Body;
  /** A sample for the conformance command; it begins in the distant future, so that no user sees it. */
  draft: Readonly<Record<string, unknown>>;
  /** The largest accepted body in bytes, if it may contain pictures. @default that of an ordinary form */
  largestBody?: number;
  /** For the reference page. */
  words: {
    /** With its article. */
    one: string;
    many: string;
    /** The fields that `q` searches. */
    searched: string;
    /** What creating, updating or deleting one means for users: clauses that end a summary. */
    created: string;
    updated: string;
    removed: string;
  };
}

/** The endpoints with which admins manage one kind of message to users: alerts, announcements and the like. */
export const messageEndpoints = <
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
        list: `Returns all ${words.many}; \`q\` searches ${words.searched}, \`state\` filters them.`,
        one: `Returns ${words.one} in full.`,
        create: `Creates ${words.one}; ${words.created}.`,
        update: `Changes ${words.one}; ${words.updated}.`,
        remove: `Deletes ${words.one}; ${words.removed}.`,
      },
    }),
    bulk: bulkEndpoint({
      path,
      who: 'admin',
      many: words.many,
      actions: messageBulkActions,
      sample: { after: [`${group}.create`], body: { ids: ['{id}'], action: 'disable' } },
      summary: `Enables, disables or deletes several ${words.many}, with a result for each.`,
    }),
  }) as const;
