import type { RestoreOutcome } from '@kronos/api/contract';
import { type BackedUpPerson, finderAmong, restored } from './backed-up-people.ts';
import { allInvites, libraryNames } from './invite-list.ts';
import { type Invite, type InviteLimits, type MediaServer, MediaServerError, type NewInvite } from './port.ts';

/** The outcome for one person. */
export interface Restored {
  key: string;
  outcome: RestoreOutcome;
  unknown_libraries: string[];
  libraries: 'all' | string[] | null;
}

/**
 * Invites people again with these limits, or restores their libraries, one after another. People who may see more by
 * now keep that. A failure for one person becomes that person's result.
 */
export async function restorePeople(
  media: MediaServer,
  people: readonly BackedUpPerson[],
  limits: InviteLimits,
): Promise<Restored[]> {
  const known = await libraryNames(media);
  const find = finderAmong(await allInvites(media));
  const results: Restored[] = [];
  for (const person of people) {
    const live = find(person);
    results.push(
      await restoreOne(media, person, live, { known, limits }).catch((error: unknown) => failed(person, live, error)),
    );
  }
  return results;
}

async function restoreOne(
  media: MediaServer,
  person: BackedUpPerson,
  live: Invite | undefined,
  given: { known: readonly string[]; limits: InviteLimits },
): Promise<Restored> {
  const { key } = person;
  const { libraries, unknown: unknown_libraries, isMore } = restored(person, live, given.known);
  const result = (outcome: RestoreOutcome, now: Restored['libraries']): Restored => ({
    key,
    outcome,
    unknown_libraries,
    libraries: now,
  });
  if (live) {
    if (live.isAdmin || !isMore) return result('unchanged', live.libraries);
    const answer = await media.changeInvite(live, libraries);
    return answer.outcome === 'done' ? result('changed', libraries) : result('refused', live.libraries);
  }
  // A user of Emby is created without a password, as by an invitation.
  if (media.type === 'jellyfin') return result('needs-password', null);
  const wanted = invitationOf(person);
  const answer = wanted && (await media.invite({ ...wanted, limits: given.limits }));
  if (answer?.outcome === 'done') return result('invited', answer.value.invite.libraries);
  const isThere =
    answer?.outcome === 'refused' && (answer.reason === 'already-invited' || answer.reason === 'name-taken');
  // The person was invited in the meantime.
  const invited = isThere ? finderAmong(await allInvites(media))(person) : undefined;
  return invited ? restoreOne(media, person, invited, given) : result('refused', null);
}

/** Returns the invitation for a person; undefined when the name or address that it needs is not known. */
export function invitationOf({ how, name, email, libraries }: BackedUpPerson): NewInvite | undefined {
  if (how === 'user') return name === null ? undefined : { how, name, libraries };
  // An account of plex.tv that hides its address is invited by its name.
  const address = email ?? (how === 'share' ? name : null);
  return address === null ? undefined : { how, email: address, libraries };
}

function failed({ key }: BackedUpPerson, live: Invite | undefined, error: unknown): Restored {
  if (!(error instanceof MediaServerError)) throw error;
  const outcome = error.leftover === undefined ? 'failed' : 'left-behind';
  return { key, outcome, unknown_libraries: [], libraries: live?.libraries ?? null };
}
