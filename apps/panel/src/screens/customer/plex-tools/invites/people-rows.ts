import type { Contract, ResponseOf } from '@kronos/api/contract';
import type { InviteRow } from '@kronos/ui/InviteList';
import type { Snapshot } from 'valtio/vanilla';
import { inviteRow, nameOf } from '../../../../parts/media/invite-row.tsx';

type PlexPeople = Snapshot<ResponseOf<Contract['customerPlexTools']['invites']>>;
export type PlexPerson = PlexPeople['data'][number];

/** The key of a person's row: people have one row for each server. */
export const keyOf = ({ server_id, id }: PlexPerson): string => `${server_id} ${id}`;

export interface PeopleFilter {
  text: string;
  server: number | undefined;
}

/** Returns the rows of the people who match the filter. */
export function peopleRows({ data, servers }: PlexPeople, { text, server }: PeopleFilter): InviteRow[] {
  const names = new Map(servers.map(({ id, name }) => [id, name]));
  const wanted = text.trim().toLowerCase();
  return data
    .filter((person) => server === undefined || person.server_id === server)
    .filter((person) => `${nameOf(person)} ${person.email ?? ''}`.toLowerCase().includes(wanted))
    .map((person) => ({
      ...inviteRow(person),
      id: keyOf(person),
      server: names.get(person.server_id) ?? '',
    }));
}
