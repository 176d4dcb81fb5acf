import { type AudienceRole, audienceRoles } from './schemas/audience.ts';

/** Who may call an endpoint. Each level but `guest` needs a session; `customer` is any signed-in user (spec §6). */
export const audiences = ['guest', 'customer', 'reseller', 'moderator', 'admin'] as const;
export type Audience = (typeof audiences)[number];

/**
 * Returns the roles that may call an endpoint with this audience. Admins may do whatever the others may.
 * @example rolesFor('reseller'); // ['reseller', 'admin']
 */
export function rolesFor(who: Audience): readonly AudienceRole[] {
  if (who === 'guest' || who === 'customer') return audienceRoles;
  return who === 'admin' ? ['admin'] : [who, 'admin'];
}
