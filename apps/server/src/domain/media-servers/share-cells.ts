import type { ShareMatrix, ShareState } from '@kronos/api/contract';
import { type BackedUpPerson, finderAmong, keyOf, plain, type Visible } from './backed-up-people.ts';
import type { Invite } from './port.ts';
import type { Baseline } from './share-intents.ts';

type Person = ShareMatrix['data'][number];
type Shares = Person['shares'][number];
type Identity = Omit<Person, 'shares'>;

/** Returns a function that tells whether a library is among these. */
export function seer(libraries: Visible | null): (library: string) => boolean {
  if (libraries === 'all') return () => true;
  const names = new Set((libraries ?? []).map(plain));
  return (library) => names.has(plain(library));
}

interface Present {
  serverId: number;
  invites: readonly Invite[];
  libraries: readonly string[];
  baseline: Baseline;
}

/** What each person sees on one server, and is meant to see; without administrators, whose access cannot be changed. */
function sharesOf({ serverId, invites, libraries, baseline }: Present): [Identity, Shares][] {
  const find = finderAmong(invites);
  const intended = new Map<Invite, BackedUpPerson>();
  const gone: BackedUpPerson[] = [];
  for (const person of baseline.people) {
    const live = find(person);
    if (live) intended.set(live, person);
    else if (person.libraries.length > 0) gone.push(person);
  }
  const share = (live: Invite | undefined, wanted: Visible | null): Shares => {
    const [sees, shouldSee] = [seer(live?.libraries ?? null), seer(wanted)];
    const stateOf = (library: string): ShareState => {
      if (wanted !== null && sees(library) !== shouldSee(library)) return 'drifted';
      return live && sees(library) ? live.state : 'none';
    };
    return {
      server_id: serverId,
      state: live?.state ?? null,
      libraries: live?.libraries ?? null,
      intended: wanted,
      cells: libraries.map(stateOf),
    };
  };
  const met = new Map<string, [Identity, Shares]>();
  for (const live of invites) {
    const { how, name, email } = live;
    const key = keyOf(live);
    if (live.isAdmin || met.has(key)) continue;
    const wanted = intended.get(live)?.libraries ?? (baseline.isWhole ? [] : null);
    met.set(key, [{ key, how, name, email }, share(live, wanted)]);
  }
  for (const { key, how, name, email, libraries: wanted } of gone)
    if (!met.has(key)) met.set(key, [{ key, how, name, email }, share(undefined, wanted)]);
  return [...met.values()];
}

/** Merges the people of several servers into one row each, sorted by name. */
export function matrixPeople(present: readonly Present[]): Person[] {
  const people = new Map<string, Person>();
  for (const [identity, share] of present.flatMap(sharesOf)) {
    const known = people.get(identity.key);
    if (!known) people.set(identity.key, { ...identity, shares: [share] });
    else {
      known.name ??= identity.name;
      known.shares.push(share);
    }
  }
  const wordOf = ({ name, email, key }: Person) => plain(name ?? email ?? key);
  return [...people.values()].toSorted((one, other) => (wordOf(one) < wordOf(other) ? -1 : 1));
}
