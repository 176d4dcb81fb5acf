import type { SharedCell, ShareOutcome } from '@kronos/api/contract';
import type { ServerRow } from '../servers/server-row.ts';
import { type BackedUpPerson, finderAmong, keyOf, personOfKey, plain } from './backed-up-people.ts';
import { mediaFailureWords } from './failures.ts';
import { inviteRefusal } from './invites.ts';
import { type Invite, type InviteLimits, type MediaServer, MediaServerError } from './port.ts';
import type { Baseline } from './share-intents.ts';
import { type Change, planShare, settleOpen, type SharePlan } from './share-plan.ts';
import { readShares } from './share-reading.ts';

export type Cell = Omit<SharedCell, 'server_id'>;
/** The outcome of a change, and what the person was given; undefined where that is not known. */
export interface Applied {
  cells: Cell[];
  person: BackedUpPerson | undefined;
}

/** What all changes have in common. */
interface Given {
  baseline: Baseline;
  /** The limits of people whom a change invites. */
  limits: InviteLimits;
}

interface Result {
  outcome: ShareOutcome;
  message?: string | undefined;
  /** The libraries that the media server turned out not to have. */
  unknown?: readonly string[];
}

/** Returns a function that plans changes against the current state of a media server. */
export function plannerFor(
  media: Pick<MediaServer, 'type'>,
  { libraries, invites }: { libraries: readonly string[]; invites: readonly Invite[] },
  baseline: Baseline,
) {
  const find = finderAmong(invites);
  const byKey = new Map(invites.map((invite) => [keyOf(invite), invite]));
  const recorded = new Map(baseline.people.map((person) => [person.key, person]));
  return (change: Change): SharePlan => {
    const known = recorded.get(change.person);
    const person = known ?? personOfKey(change.person, change.name, []);
    const live = byKey.get(change.person) ?? (person && find(person));
    return planShare(change, { type: media.type, known: libraries, live, recorded: known });
  };
}

/** The cells of a plan for a person, with the outcome of those that required a call. */
export function cellsOf({ person }: Change, { cells }: SharePlan, { outcome, message, unknown = [] }: Result): Cell[] {
  const missing = new Set(unknown.map(plain));
  const waiting = new Set(cells.filter((cell) => cell.outcome === undefined).map(({ library }) => library));
  return settleOpen(cells, outcome).map(({ library, is_shared, outcome: settled = outcome }) => {
    const isMissing = waiting.has(library) && is_shared && missing.has(plain(library));
    return {
      person,
      library,
      is_shared,
      outcome: isMissing ? 'no-library' : settled,
      message: waiting.has(library) && !isMissing ? (message ?? null) : null,
    };
  });
}

/**
 * Changes the access of people one after another, each against the state of the media server at the beginning. A
 * failure for one person becomes that person's result.
 */
export async function applyShares(
  media: MediaServer,
  server: Pick<ServerRow, 'type'>,
  changes: readonly Change[],
  { renew, ...given }: Given & { renew: () => Promise<boolean> },
): Promise<Applied[]> {
  const plan = plannerFor(media, await readShares(media), given.baseline);
  const results: Applied[] = [];
  for (const change of changes) {
    const planned = plan(change);
    // A call that has taken over the lease may be changing the same person.
    const applied = (await renew())
      ? await applyOne(media, change, planned, given).catch((error: unknown) => failed(change, planned, error, server))
      : { cells: cellsOf(change, planned, { outcome: 'busy' }), person: undefined };
    results.push(applied);
  }
  return results;
}

async function applyOne(
  media: MediaServer,
  change: Change,
  plan: SharePlan,
  given: Given,
  isAgain = false,
): Promise<Applied> {
  const { person } = plan;
  const done = (unknown: readonly string[] = []): Applied => {
    const missing = new Set(unknown.map(plain));
    const left =
      person && (person.libraries === 'all' ? 'all' : person.libraries.filter((one) => !missing.has(plain(one))));
    return {
      cells: cellsOf(change, plan, { outcome: 'done', unknown }),
      person: person && left !== undefined ? { ...person, libraries: left } : undefined,
    };
  };
  const refused = (result: Result): Applied => ({ cells: cellsOf(change, plan, result), person: undefined });
  switch (plan.kind) {
    case 'nothing':
      return done();
    case 'remove':
      await media.removeInvite(plan.live);
      return done();
    case 'change': {
      const answer = await media.changeInvite(plan.live, plan.libraries);
      if (answer.outcome === 'done') return done(answer.value.unknownLibraries);
      return refused({ outcome: answer.outcome === 'refused' ? 'no-library' : 'impossible' });
    }
    case 'invite': {
      const answer = await media.invite({ ...plan.invitation, limits: given.limits });
      if (answer.outcome === 'done') return done(answer.value.unknownLibraries);
      if (answer.outcome === 'impossible') return refused({ outcome: 'impossible' });
      const { reason } = answer;
      if (reason === 'no-library') return refused({ outcome: 'no-library' });
      if (!isAgain && (reason === 'already-invited' || reason === 'name-taken')) {
        // The person was invited in the meantime, or the name was taken.
        const anew = plannerFor(media, await readShares(media), given.baseline)(change);
        if (anew.kind !== 'invite') return applyOne(media, change, anew, given, true);
      }
      return refused({ outcome: 'refused', message: inviteRefusal(reason, plan.invitation).message });
    }
    default:
      return plan satisfies never;
  }
}

function failed(change: Change, plan: SharePlan, error: unknown, server: Pick<ServerRow, 'type'>): Applied {
  if (!(error instanceof MediaServerError)) throw error;
  const isGone = error.code === 'missing' && (plan.kind === 'change' || plan.kind === 'remove');
  const outcome = error.leftover === undefined ? (isGone ? 'left' : 'failed') : 'left-behind';
  const message = isGone ? undefined : mediaFailureWords(error, server);
  return { cells: cellsOf(change, plan, { outcome, message }), person: undefined };
}
