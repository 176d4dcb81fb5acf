import type { MediaInvite } from '@kronos/api/contract';
import type { Invite, MediaServer } from './port.ts';

/** Returns everyone with access to a media server, and every open invitation. */
export async function allInvites(media: MediaServer): Promise<Invite[]> {
  const list: Invite[] = [];
  for await (const page of media.invites()) list.push(...page);
  return list;
}

/** Returns the names of the libraries of a media server. */
export const libraryNames = async (media: MediaServer): Promise<string[]> =>
  (await media.libraries()).map(({ name }) => name);

/** The display name of a person. */
export const nameOf = ({ name, email }: Pick<Invite, 'name' | 'email'>): string => name ?? email ?? 'Unnamed user';

/** Presents a person with access. */
export const presentInvite = ({ hasAccount, isAdmin, since, ...invite }: Invite): MediaInvite => ({
  ...invite,
  has_account: hasAccount,
  is_admin: isAdmin,
  since: since?.toISOString() ?? null,
});
