import type { MediaInvite } from '@kronos/api/contract';
import type { InviteRow } from '@kronos/ui/InviteList';
import type { Snapshot } from 'valtio/vanilla';
import { When } from '../../resource/When.tsx';

/** The display name of a person: the name, otherwise the e-mail address. */
export const nameOf = ({ id, name, email }: Snapshot<MediaInvite>): string => name ?? email ?? id;

/** A row of the `InviteList`. */
export function inviteRow(invite: Snapshot<MediaInvite>): InviteRow {
  const { id, email, state, has_account, libraries, is_admin, since } = invite;
  return {
    id,
    name: nameOf(invite),
    email,
    state: state === 'pending' && !has_account ? 'no-account' : state,
    libraries,
    isAdmin: is_admin,
    since: since === null ? null : <When at={since} />,
  };
}
