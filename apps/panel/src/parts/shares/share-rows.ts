import type { BackedUpInvite, ShareChange, SharedCell, ShareMatrix } from '@kronos/api/contract';
import { noChanges, type ShareMark, type ShareMatrixChanges, type ShareMatrixPerson } from '@kronos/ui/ShareMatrix';
import type { Snapshot } from 'valtio/vanilla';

export type Shares = Snapshot<ShareMatrix>;
type Person = Shares['data'][number];
type Server = Shares['servers'][number];

/** A library of a server, with the index of its cell among those of the server. */
interface ShareColumn {
  id: string;
  library: string;
  server: string;
  serverId: number;
  at: number;
}

/** Why a person cannot become a guest of a server. */
interface BarrierWords {
  impossible: string;
  password: string;
}

export const columnsOf = ({ servers }: Shares): ShareColumn[] =>
  servers.flatMap(({ id, name, libraries }) =>
    libraries.map((library, at) => ({ id: `${id} ${library}`, library, server: name, serverId: id, at })),
  );

export const plain = (text: string) => text.trim().toLowerCase();
const nameOf = ({ name, email, key }: Person) => name ?? email ?? key;
export const sharesOn = (person: Person, serverId: number) =>
  person.shares.find(({ server_id }) => server_id === serverId);
export const sees = (libraries: Person['shares'][number]['libraries'], library: string): boolean =>
  libraries === 'all' || (libraries ?? []).some((name) => plain(name) === plain(library));

function markOf(person: Person, { serverId, at, library }: ShareColumn): ShareMark {
  const shares = sharesOn(person, serverId);
  const state = shares?.cells[at] ?? 'none';
  if (state !== 'drifted') return state;
  return sees(shares?.libraries ?? null, library) ? 'extra' : 'missing';
}

const shareKinds = { plex: ['share'], emby: ['user', 'connect'], jellyfin: ['user'] } as const;

function barrierOf(person: Person, { id, type }: Server, words: BarrierWords): string | undefined {
  if (!shareKinds[type].some((how) => how === person.how)) return words.impossible;
  return type === 'jellyfin' && (sharesOn(person, id)?.state ?? null) === null ? words.password : undefined;
}

/** The people who match, as the table shows them. */
export function peopleOf(shares: Shares, columns: readonly ShareColumn[], text: string, words: BarrierWords) {
  const wanted = plain(text);
  const servers = new Map(shares.servers.map((server) => [server.id, server]));
  return shares.data
    .filter((person) => plain(`${nameOf(person)} ${person.email ?? ''}`).includes(wanted))
    .map((person): ShareMatrixPerson => {
      const barriers: Record<string, string> = {};
      for (const column of columns) {
        const server = servers.get(column.serverId);
        const barrier = server && barrierOf(person, server, words);
        if (barrier !== undefined) barriers[column.id] = barrier;
      }
      return {
        id: person.key,
        name: nameOf(person),
        ...(person.name !== null && person.email !== null && { detail: person.email }),
        marks: columns.map((column) => markOf(person, column)),
        barriers,
      };
    });
}

/** The painted cells in the form that the calls accept: one change for each person and server. */
export function changesOf(shares: Shares, columns: readonly ShareColumn[], painted: ShareMatrixChanges): ShareChange[] {
  return shares.data.flatMap((person) => {
    const cells = painted.get(person.key);
    if (!cells) return [];
    return shares.servers.flatMap((server): ShareChange[] => {
      const own = columns.filter(({ serverId, id }) => serverId === server.id && cells.has(id));
      const named = (isShared: boolean) =>
        own.filter(({ id }) => cells.get(id) === isShared).map(({ library }) => library);
      if (own.length === 0) return [];
      const isInvited = (sharesOn(person, server.id)?.state ?? null) !== null;
      const { key, name } = person;
      return [
        { server_id: server.id, person: key, name, is_invited: isInvited, share: named(true), take: named(false) },
      ];
    });
  });
}

/** Adds cells to the painted ones. */
function painting(painted: ShareMatrixChanges, cells: readonly (readonly [string, string, boolean])[]) {
  const next = new Map([...painted].map(([person, columns]) => [person, new Map(columns)]));
  for (const [person, column, isShared] of cells)
    next.set(person, (next.get(person) ?? new Map<string, boolean>()).set(column, isShared));
  return next;
}

/** Paints the drifted cells of the given people back to the recorded state. */
export function repair(
  people: readonly ShareMatrixPerson[],
  columns: readonly ShareColumn[],
  painted: ShareMatrixChanges,
): ShareMatrixChanges {
  const cells = people.flatMap(({ id, marks, barriers }) =>
    columns.flatMap((column, at) => {
      const mark = marks[at];
      const isDrifted = (mark === 'extra' || mark === 'missing') && barriers?.[column.id] === undefined;
      return isDrifted ? [[id, column.id, mark === 'missing'] as const] : [];
    }),
  );
  return painting(painted, cells);
}

/**
 * Paints one server as it was in a backup, including access that is to be removed. `left` is the number of people in
 * the backup who are not in the table.
 */
export function rollBack(
  shares: Shares,
  columns: readonly ShareColumn[],
  { serverId, people }: { serverId: number; people: readonly Snapshot<BackedUpInvite>[] },
): { painted: ShareMatrixChanges; left: number } {
  const saved = new Map(people.map((person) => [person.key, person.saved]));
  const own = columns.filter((column) => column.serverId === serverId);
  const cells = shares.data.flatMap((person) =>
    own.flatMap((column) => {
      const isSeen = sees(sharesOn(person, serverId)?.libraries ?? null, column.library);
      const isWanted = sees(saved.get(person.key) ?? null, column.library);
      return isSeen === isWanted ? [] : [[person.key, column.id, isWanted] as const];
    }),
  );
  const known = new Set(shares.data.map(({ key }) => key));
  return {
    painted: painting(noChanges, cells),
    left: people.filter(({ key, saved: had }) => had !== null && !known.has(key)).length,
  };
}

const again: ReadonlySet<SharedCell['outcome']> = new Set(['busy', 'failed', 'refused', 'left-behind']);
/** Whether a cell could not be changed as requested. */
export const isUndone = ({ outcome }: Snapshot<SharedCell>): boolean => outcome !== 'done' && outcome !== 'unchanged';

/** Paints the cells again that may succeed on a retry. */
export const unfinished = (results: readonly SharedCell[]): ShareMatrixChanges =>
  painting(
    noChanges,
    results
      .filter(({ outcome }) => again.has(outcome))
      .map(({ server_id, person, library, is_shared }) => [person, `${server_id} ${library}`, is_shared] as const),
  );
