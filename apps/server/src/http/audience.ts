import { type Audience, rolesFor } from '@kronos/api/contract';
import { type RoleFacts, rolesOf } from '../domain/audience.ts';

/** Whether a signed-in user may call the endpoints of an audience (spec §6). */
export function mayCall(who: Audience, user: RoleFacts): boolean {
  const admitted = rolesFor(who);
  return admitted.includes('customer') || rolesOf(user).some((role) => admitted.includes(role));
}
