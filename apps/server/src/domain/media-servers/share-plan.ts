import type { ServerType, ShareChange, ShareOutcome } from '@kronos/api/contract';
import { type BackedUpPerson, personOfKey, plain, type Visible } from './backed-up-people.ts';
import type { Invite, NewInvite } from './port.ts';
import { invitationOf } from './restore-people.ts';
import { seer } from './share-cells.ts';

/** A change of one person’s access to a server. */
export type Change = Omit<ShareChange, 'server_id'>;

interface PlannedCell {
  library: string;
  is_shared: boolean;
  /** The outcome where it is known already; undefined where it depends on the call. */
  outcome: ShareOutcome | undefined;
}

/** The call that a change requires, and what the person sees after it. */
export type SharePlan = { cells: PlannedCell[]; person: BackedUpPerson | undefined } & (
  | { kind: 'nothing' }
  | { kind: 'invite'; invitation: NewInvite }
  | { kind: 'change'; live: Invite; libraries: Visible }
  | { kind: 'remove'; live: Invite }
);

interface PlanContext {
  type: ServerType;
  /** The names of the libraries that the server has. */
  known: readonly string[];
  live: Invite | undefined;
  /** What the panel recorded of the person. */
  recorded: BackedUpPerson | undefined;
}

/** Why a person of this kind cannot be invited to this product; undefined if nothing prevents it. */
function obstacle(type: ServerType, how: NewInvite['how']): ShareOutcome | undefined {
  const hows = { plex: ['share'], emby: ['user', 'connect'], jellyfin: ['user'] } as const;
  if (!hows[type].some((one) => one === how)) return 'impossible';
  return type === 'jellyfin' ? 'needs-password' : undefined;
}

/** Plans the call for a change. Libraries that it does not name stay as the media server has them now. */
export function planShare(change: Change, { type, known, live, recorded }: PlanContext): SharePlan {
  const has = new Set(known.map(plain));
  const sees = seer(live?.libraries ?? null);
  const isLost = change.is_invited && !live;
  const cellOf = (library: string, is_shared: boolean): PlannedCell => {
    const isSame = sees(library) === is_shared;
    if (live?.isAdmin) return { library, is_shared, outcome: is_shared ? 'unchanged' : 'administers' };
    if (!has.has(plain(library))) return { library, is_shared, outcome: is_shared ? 'no-library' : 'unchanged' };
    if (isLost && is_shared) return { library, is_shared, outcome: 'left' };
    return { library, is_shared, outcome: isSame ? 'unchanged' : undefined };
  };
  const cells = [
    ...change.share.map((library) => cellOf(library, true)),
    ...change.take.map((library) => cellOf(library, false)),
  ];
  const open = cells.filter(({ outcome }) => outcome === undefined);
  const adds = open.filter(({ is_shared }) => is_shared).map(({ library }) => library);
  const taken = seer(open.filter(({ is_shared }) => !is_shared).map(({ library }) => library));

  if (live) {
    const { how, name, email } = live;
    const now = known.filter((library) => sees(library));
    const after = known.filter((library) => (sees(library) && !taken(library)) || adds.some(isName(library)));
    const isAll =
      live.libraries === 'all' ? open.length === 0 : recorded?.libraries === 'all' && isSameSize(after, known);
    const libraries: Visible = isAll ? 'all' : after;
    const person = { key: change.person, how, name, email, libraries: open.length > 0 ? libraries : live.libraries };
    if (open.length === 0) return { kind: 'nothing', cells, person: live.isAdmin ? undefined : person };
    // Plex treats a share of no libraries as a share of all.
    if (after.length === 0 && type === 'plex' && now.length > 0) return { kind: 'remove', cells, person, live };
    return { kind: 'change', cells, person, live, libraries };
  }
  const wanted = recorded ?? personOfKey(change.person, change.name, []);
  const person = wanted && { ...wanted, libraries: adds };
  // The person has nothing, and is to have nothing.
  if (adds.length === 0) return { kind: 'nothing', cells, person: change.share.length === 0 ? person : undefined };
  const libraries = recorded?.libraries === 'all' && type !== 'plex' && isSameSize(adds, known) ? 'all' : adds;
  const invitation = person && invitationOf({ ...person, libraries });
  const reason = person ? obstacle(type, person.how) : 'impossible';
  if (invitation && reason === undefined) return { kind: 'invite', cells, person, invitation };
  return { kind: 'nothing', person: undefined, cells: settleOpen(cells, reason ?? 'impossible') };
}

/** Gives the cells without an outcome the outcome of the call. */
export const settleOpen = (cells: readonly PlannedCell[], outcome: ShareOutcome): PlannedCell[] =>
  cells.map((cell) => (cell.outcome === undefined ? { ...cell, outcome } : cell));

const isName = (library: string) => (other: string) => plain(other) === plain(library);
const isSameSize = (one: readonly unknown[], other: readonly unknown[]) => one.length === other.length;
