import { z } from 'zod';
import type { Audience } from './audiences.ts';
import type { Sample } from './define.ts';
import type { OwnerRule } from './owners.ts';
import { basedOn, done, idParams, recordVersion } from './schemas/common.ts';
import { exportOf, listOf, listQuery } from './schemas/list.ts';

/** The body of an ordinary form, in bytes. */
const formSize = 64 * 1024;

interface ListOptions<P, W, F, R, O = 'house'> {
  /** The path of the list; the other paths are below it. */
  path: P;
  who: W;
  /** The owner rule of the records. @default house */
  owner?: O;
  /** The plural of the record's name, for the reference page. */
  many: string;
  /** Sort order, search and filters: a `listFilter`, extended with the filters of this list. */
  filter: F;
  /** A row of the list. */
  record: R;
  /** @default screens */
  source?: string;
  /** The sentence about the list on the reference page. */
  summary: string;
}

/**
 * Declares how the records of the installation are listed: `list` returns a page of them, `export` all that match the
 * filter.
 * @example
 * defineEndpoints({
 *   ...listEndpoints({ path: '/api/admin/users', who: 'admin', many: 'users', filter, record: userRow, summary }),
 *   one: { … },
 * });
 */
export const listEndpoints = <
  const P extends `/${string}`,
  const W extends Audience,
  F extends z.ZodRawShape,
  R extends z.ZodType,
  const O extends OwnerRule = 'house',
>({
  path,
  who,
  // The default of the type parameter stands for an absent rule; the compiler cannot check that.
  owner = 'house' as O,
  many,
  filter,
  record,
  source = 'screens',
  summary,
}: ListOptions<P, W, z.ZodObject<F>, R, O>) => {
  const access = { who, owner } as const;
  return {
    list: {
      ...access,
      method: 'GET',
      path,
      query: listQuery(filter),
      response: listOf(record),
      source,
      summary,
    },
    export: {
      ...access,
      method: 'GET',
      path: `${path}/export`,
      query: filter,
      response: exportOf(record),
      source: 'screens',
      summary: `Returns all ${many} that match a filter, in its order, up to 25,000.`,
    },
  } as const;
};

interface BulkOptions<P, W, A> {
  /** The path of the list. */
  path: P;
  who: W;
  /** The plural of the record's name, for the refusal of an empty selection. */
  many: string;
  /** The actions on several records. */
  actions: A;
  sample: Sample;
  /** @default screens */
  source?: string;
  summary: string;
}

/** The most records in one call. */
export const mostAtOnce = 100;

/**
 * Declares the call that does the same to several records and returns the outcome of each. A refusal for one of them
 * does not affect the others.
 * @example
 * bulkEndpoint({ path: '/api/admin/mounts', who: 'admin', many: 'mounts', actions: ['check'], sample, summary });
 */
export const bulkEndpoint = <
  const P extends `/${string}`,
  const W extends Audience,
  const A extends readonly [string, ...string[]],
>({
  path,
  who,
  many,
  actions,
  sample,
  source = 'screens',
  summary,
}: BulkOptions<P, W, A>) =>
  ({
    who,
    owner: 'house',
    source,
    method: 'POST',
    path: `${path}/bulk`,
    body: z.object({
      ids: z.array(idParams.shape.id).min(1, `Choose ${many}`).max(mostAtOnce, `At most ${mostAtOnce} at once`),
      action: z.enum(actions),
    }),
    sample,
    response: done.extend({
      /** One for each selected record, in the order in which they were sent. */
      outcomes: z.array(z.object({ id: z.number().int(), success: z.boolean(), message: z.string().optional() })),
    }),
    summary,
  }) as const;

interface RecordOptions<P, W, G, R, B> {
  /** The path of the list. */
  path: P;
  who: W;
  /** The name of the group in the contract. */
  group: G;
  /** The response of `one`. */
  record: R;
  /** The body of `update`. */
  body: B;
  /** How the conformance command makes a change. */
  sample: Sample;
  /** The largest accepted body in bytes, if larger than an ordinary form. */
  largestBody?: number;
  /** The sentences of the reference page. */
  summary: { one: string; update: string };
}

/**
 * Declares how one record of a list is read and changed, for records that are neither created nor deleted.
 * A change may name the version of the record that it is based on; it is refused with 409 once there is another.
 * @example
 * defineEndpoints({ ...listEndpoints({ … }), ...recordEndpoints({ path, who, group, record, body, sample, summary }) });
 */
export const recordEndpoints = <
  const P extends `/${string}`,
  const W extends Audience,
  const G extends string,
  R extends z.ZodType,
  B extends z.ZodObject,
>({
  path,
  who,
  group,
  record,
  body,
  sample,
  largestBody = formSize,
  summary,
}: RecordOptions<P, W, G, R, B>) => {
  const access = { who, owner: 'house', source: 'screens', path: `${path}/:id`, params: idParams } as const;
  return {
    one: {
      ...access,
      method: 'GET',
      sample: { from: `${group}.list` },
      response: z.object({ data: record, version: recordVersion }),
      summary: summary.one,
    },
    update: {
      ...access,
      largestBody,
      method: 'POST',
      query: basedOn,
      body,
      sample,
      response: done,
      summary: summary.update,
    },
  } as const;
};

/**
 * How the conformance command tries the calls that change records: it creates one from `body`, changes it by `change`
 * and deletes it. `needs` says what that would take instead: for `update` and `remove`, and without `body` for all
 * three.
 */
type ResourceSample =
  | { body: Readonly<Record<string, unknown>>; change?: Readonly<Record<string, unknown>>; needs?: string }
  | { needs: string };

interface ResourceOptions<P, W, G, F, R, D, B, C> extends Omit<ListOptions<P, W, F, R>, 'summary'> {
  /** The name of the group in the contract. */
  group: G;
  /** The response of `one`, if it is more than a row. @default record */
  detail?: D;
  /** The body of `create`. */
  body: B;
  /** The body of `update`, if it differs from that of `create`. @default body */
  change?: C;
  sample: ResourceSample;
  /** The largest accepted body in bytes, if larger than an ordinary form. */
  largestBody?: number;
  /** The sentences of the reference page. */
  summary: { list: string; one: string; create: string; update: string; remove?: string };
}

/** Returns the sample of each call that changes records. */
function samplesOf(group: string, sample: ResourceSample): Record<'create' | 'update' | 'remove', Sample> {
  if (!('body' in sample)) return { create: sample, update: sample, remove: sample };
  const { body, change = body, needs } = sample;
  if (needs !== undefined) return { create: { body }, update: { needs }, remove: { needs } };
  const own = { after: [`${group}.create`] } as const;
  return { create: { body }, update: { ...own, body: change }, remove: own };
}

/**
 * Declares a kind of record that the installation keeps: a page of them, their export, one of them, and how one is
 * created, changed and deleted. Further actions are declared next to it. A change may name the version of the record
 * that it is based on; it is refused with 409 once there is another.
 * @example
 * defineEndpoints({
 *   ...resource({ path: '/api/admin/mounts', who: 'admin', group: 'adminMounts', many: 'mounts', record: mount, body, … }),
 *   check: { method: 'POST', path: '/api/admin/mounts/:id/check', … },
 * });
 */
export const resource = <
  const P extends `/${string}`,
  const W extends Audience,
  const G extends string,
  F extends z.ZodRawShape,
  R extends z.ZodType,
  B extends z.ZodObject,
  D extends z.ZodType = R,
  C extends z.ZodObject = B,
>({
  path,
  who,
  group,
  many,
  filter,
  record,
  source = 'screens',
  detail,
  body,
  change,
  sample,
  largestBody = formSize,
  summary,
}: ResourceOptions<P, W, G, z.ZodObject<F>, R, D, B, C>) => {
  const access = { who, owner: 'house', source: 'screens' } as const;
  // The defaults of the type parameters stand for absent schemas; the compiler cannot check that.
  const whole = (detail ?? record) as D;
  const changed = (change ?? body) as C;
  const samples = samplesOf(group, sample);
  const { one, update } = recordEndpoints({
    path,
    who,
    group,
    record: whole,
    body: changed,
    sample: samples.update,
    largestBody,
    summary,
  });
  return {
    ...listEndpoints({ path, who, many, filter, record, source, summary: summary.list }),
    one,
    create: {
      ...access,
      largestBody,
      method: 'POST',
      path,
      body,
      sample: samples.create,
      response: done.extend({ id: z.number().int() }),
      summary: summary.create,
    },
    update,
    remove: {
      ...access,
      method: 'DELETE',
      path: `${path}/:id`,
      params: idParams,
      sample: samples.remove,
      response: done,
      summary: summary.remove ?? `Deletes one of the ${many}.`,
    },
  } as const;
};
