import { type BackedUpInvite, inviteHows } from '@kronos/api/contract';
import { z } from 'zod';
import type { Invite } from './port.ts';

const visible = z.union([z.literal('all'), z.array(z.string())]);
export type Visible = z.infer<typeof visible>;

/** A person in an invite backup, as stored. It contains no password and no token. */
export const backedUpPerson = z.object({
  key: z.string(),
  how: z.enum(inviteHows),
  name: z.string().nullable(),
  email: z.string().nullable(),
  libraries: visible,
});
export type BackedUpPerson = z.infer<typeof backedUpPerson>;
export const backedUpPeople = z.array(backedUpPerson);

/** Returns the form in which names, addresses and libraries are compared. */
export const plain = (text: string) => text.trim().toLowerCase();

/** The key of a person on any server: ids differ between servers, and change with a new invitation. */
export const keyOf = ({ id, how, name, email }: Invite) => `${how}:${plain(email ?? name ?? id)}`;

/** Returns the person that a key names, when nothing else is known of them. */
export function personOfKey(key: string, name: string | null, libraries: Visible): BackedUpPerson | undefined {
  const how = inviteHows.find((one) => key.startsWith(`${one}:`));
  if (!how) return undefined;
  const address = key.slice(how.length + 1);
  // A key is lower case; a name may have capitals.
  const called = name !== null && plain(name) === address ? name.trim() : address;
  return { key, how, name: how === 'user' ? called : null, email: how === 'user' ? null : address, libraries };
}

/** Returns the people to record: everyone except administrators, each once. */
export function recordPeople(invites: readonly Invite[]): BackedUpPerson[] {
  const people = new Map<string, BackedUpPerson>();
  for (const invite of invites) {
    const { how, name, email, libraries, isAdmin } = invite;
    const key = keyOf(invite);
    if (!isAdmin && !people.has(key)) people.set(key, { key, how, name, email, libraries });
  }
  return [...people.values()];
}

/** Returns a function that finds a recorded person among those of a media server. */
export function finderAmong(invites: readonly Invite[]): (person: BackedUpPerson) => Invite | undefined {
  const byKey = new Map(invites.toReversed().map((invite) => [keyOf(invite), invite]));
  // An address without an account has no name, and an account may hide its address.
  const isSame =
    ({ how, name, email }: BackedUpPerson) =>
    (one: Invite) =>
      one.how === how &&
      name !== null &&
      one.name !== null &&
      (email === null || one.email === null) &&
      plain(one.name) === plain(name);
  return (person) => byKey.get(person.key) ?? invites.find(isSame(person));
}

/**
 * Returns the libraries in comparable form. Plex cannot share all libraries including future ones: once all are shared,
 * it may list each of them.
 */
const setOf = ({ how }: Pick<Invite, 'how'>, libraries: Visible, known: readonly string[]) =>
  libraries === 'all' && how !== 'share'
    ? libraries
    : new Set((libraries === 'all' ? known : libraries).map((name) => plain(name)));

const areSame = (one: 'all' | Set<string>, other: 'all' | Set<string>): boolean =>
  one === 'all' || other === 'all'
    ? one === other
    : one.size === other.size && [...one].every((name) => other.has(name));

/** Compares a backup with the people of a media server that has these libraries. */
export function compare(
  people: readonly BackedUpPerson[],
  invites: readonly Invite[],
  known: readonly string[],
): BackedUpInvite[] {
  const find = finderAmong(invites);
  const met = new Set<Invite>();
  const saved = people.map((person): BackedUpInvite => {
    const live = find(person);
    if (live) met.add(live);
    const isSame = live && areSame(setOf(person, person.libraries, known), setOf(live, live.libraries, known));
    const drift = live ? (isSame ? 'same' : 'differs') : 'missing';
    return { ...withoutLibraries(person), saved: person.libraries, live: live?.libraries ?? null, drift };
  });
  const added = recordPeople(invites.filter((one) => !met.has(one))).filter(({ key }) =>
    people.every((person) => person.key !== key),
  );
  return [
    ...saved,
    ...added.map(
      (person): BackedUpInvite => ({
        ...withoutLibraries(person),
        saved: null,
        live: person.libraries,
        drift: 'added',
      }),
    ),
  ];
}

/** Presents a backup whose media server cannot be read. */
export const withoutLive = (people: readonly BackedUpPerson[]): BackedUpInvite[] =>
  people.map((person) => ({ ...withoutLibraries(person), saved: person.libraries, live: null, drift: null }));

/** The libraries of a person after a restore: those of the backup in addition to what the person may see now. */
export function restored(person: BackedUpPerson, live: Invite | undefined, known: readonly string[]) {
  const names = new Set(known.map((name) => plain(name)));
  const saved = person.libraries;
  const unknown = saved === 'all' ? [] : saved.filter((name) => !names.has(plain(name)));
  if (!live) return { libraries: saved, unknown, isMore: true };
  const now = live.libraries;
  const libraries: Visible =
    saved === 'all' || now === 'all'
      ? 'all'
      : [...now, ...saved.filter((name) => names.has(plain(name)) && !now.some((one) => plain(one) === plain(name)))];
  return { libraries, unknown, isMore: !areSame(setOf(live, now, known), setOf(live, libraries, known)) };
}

function withoutLibraries({ key, how, name, email }: BackedUpPerson) {
  return { key, how, name, email };
}
