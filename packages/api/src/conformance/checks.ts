import type { z } from 'zod';
import { changesState } from '../contract/changes-state.ts';
import { type Endpoint, fieldsOf, isClosed } from '../contract/define.ts';
import { isRecordOwner } from '../contract/owners.ts';
import { replaceParams } from '../contract/path.ts';
import { refusal } from '../contract/schemas/common.ts';
import { type AccountName, accountNames, accountsFor } from './accounts.ts';
import type { Answer, Call } from './exchange.ts';
import { judgeAnswer, judgeRefusal } from './judge.ts';
import { recordsIn, sampleOf } from './samples.ts';

/** The caller of an endpoint: an account, a guest without a session, or a forger with an invalid token. */
export type Caller = AccountName | 'guest' | 'forger';

/** One endpoint that is tried. */
export interface Trial {
  id: string;
  endpoint: Endpoint;
  /** The account that may call the endpoint. */
  caller: Caller;
  /** Whether the run has an account. */
  has: (name: AccountName) => boolean;
  /** Calls the endpoint, optionally with changes. */
  call: (caller: Caller, change?: Partial<Call>) => Promise<Answer>;
}

/** Checks one aspect of an endpoint and returns the differences; undefined when it does not apply. */
type Check = (trial: Trial) => Promise<string[] | undefined>;

const refusedFor = async (trial: Trial, callers: readonly Caller[], status: number): Promise<string[] | undefined> => {
  const problems = [];
  for (const caller of callers) {
    for (const text of judgeRefusal(await trial.call(caller), status)) problems.push(`as ${caller}: ${text}`);
  }
  return callers.length === 0 ? undefined : problems;
};

/** All checks of an endpoint, in this order: refusals first, because they must not change anything. */
export const checks: Readonly<Record<string, Check>> = {
  /** A call without a session is refused. */
  session: async (trial) => (trial.endpoint.who === 'guest' ? undefined : refusedFor(trial, ['guest', 'forger'], 401)),

  /** A call with a role outside the audience is refused. */
  role: async (trial) => {
    const { who } = trial.endpoint;
    return refusedFor(
      trial,
      accountNames.filter((name) => !accountsFor(who).includes(name) && trial.has(name)),
      403,
    );
  },

  /** Another user's record is treated like a missing one. */
  owner: async (trial) => {
    const isOnes = isRecordOwner(trial.endpoint.owner) || isClosed(trial.endpoint);
    return isOnes && trial.has('other') ? refusedFor(trial, ['other'], 404) : undefined;
  },

  /** A call without the CSRF token changes nothing. */
  csrf: async (trial) =>
    changesState(trial.endpoint) ? judgeRefusal(await trial.call(trial.caller, { csrf: false }), 419) : undefined,

  /** An impossible record is not found; invalid input is refused field by field. */
  input: async (trial) => {
    const { params, query, body, path } = trial.endpoint;
    if (params) {
      const nowhere = replaceParams(path, () => 'none');
      return judgeRefusal(await trial.call(trial.caller, { path: nowhere }), 404);
    }
    const unfit = unfitInput(body) ?? unfitInput(query);
    if (unfit === undefined) return undefined;
    const { field, value } = unfit;
    const given = value === undefined ? {} : { [field]: value };
    const search = new URLSearchParams(given);
    const answer = await trial.call(trial.caller, body ? { body: given } : { path: `${path}?${search}` });
    const problems = judgeRefusal(answer, 422);
    const errors = refusal.safeParse(answer.body).data?.errors ?? {};
    return problems.length > 0 || field in errors ? problems : [`the 422 has no message for ${field}`];
  },

  /** A list of the caller's records contains none of another user. */
  apart: async (trial) => {
    const { endpoint, caller } = trial;
    if (endpoint.owner !== 'self' || endpoint.method !== 'GET' || caller === 'other' || !trial.has('other'))
      return undefined;
    if (!accountsFor(endpoint.who).includes('other')) return undefined;
    const idsOf = async (one: Caller) => recordsIn((await trial.call(one)).body).map(({ id }) => String(id));
    const mine = await idsOf(caller);
    if (mine.length === 0) return undefined;
    const shared = (await idsOf('other')).filter((id) => mine.includes(id));
    return shared.length === 0 ? [] : [`other sees records of ${caller}: ${shared.join(', ')}`];
  },

  /** A permitted call returns the response of the contract. */
  answer: async (trial) => {
    const answer = await trial.call(trial.caller);
    const problems = judgeAnswer(trial.endpoint, answer, sampleOf(trial.endpoint).also);
    return trial.id === 'session.csrf' && !answer.headers.get('set-cookie')?.includes('XSRF-TOKEN=')
      ? [...problems, 'it does not set the cookie XSRF-TOKEN']
      : problems;
  },
};

/** Returns a required field, or else one that rejects a value; undefined if any input is valid. */
function unfitInput(schema: z.ZodType | undefined): { field: string; value?: string } | undefined {
  const [missing] = schema?.safeParse({}).error?.issues ?? [];
  if (missing) return { field: String(missing.path[0]) };
  const value = '\0';
  const picky = Object.entries(fieldsOf(schema)).find(([, field]) => !field.safeParse(value).success);
  return picky && { field: picky[0], value };
}
