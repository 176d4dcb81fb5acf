import type { UserDetail } from '@kronos/api/contract';
import type { UserChange } from './user-store.ts';

/** What the form of a user holds. */
export interface Profile {
  name: string;
  email: string;
  is_admin: boolean;
  is_reseller: boolean;
  is_moderator: boolean;
  is_trial: boolean;
  is_contributor: boolean;
  whmcs_id: number | null;
  restrictions: readonly string[];
}

export const flagNames = ['is_admin', 'is_moderator', 'is_reseller', 'is_trial', 'is_contributor'] as const;

type ReadOnly<T> = T extends object ? { readonly [K in keyof T]: ReadOnly<T[K]> } : T;

/** A user as the form shows one. */
export const profileOf = (user: ReadOnly<UserDetail>): Profile => ({
  name: user.name,
  email: user.email,
  is_admin: user.is_admin,
  is_reseller: user.is_reseller,
  is_moderator: user.is_moderator,
  is_trial: user.is_trial,
  is_contributor: user.is_contributor,
  whmcs_id: user.whmcs_id,
  restrictions: user.restrictions,
});

/** What to send: only what differs, so that two admins at two fields do not undo each other. */
export function changesOf(before: Profile, after: Profile): NonNullable<UserChange> {
  const { restrictions, ...rest } = after;
  const changed = Object.entries(rest).filter(([name, value]) => new Map(Object.entries(before)).get(name) !== value);
  const areSame = restrictions.join('\n') === before.restrictions.join('\n');
  return { ...Object.fromEntries(changed), ...(areSame ? {} : { restrictions: [...restrictions] }) };
}
