import type { Contract, Handlers } from '@kronos/api/contract';
import type { PasswordResets } from '../domain/passwords/password-resets.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { GuestLimits } from '../http/guest-limits.ts';

/** Handlers of forgotten passwords. */
export const passwordsHandlers = ({
  passwordResets,
  guestLimits,
}: {
  passwordResets: PasswordResets;
  guestLimits: GuestLimits;
}): Handlers<Contract, RequestContext>['passwords'] => ({
  async request({ body: { email } }, { ip }) {
    await guestLimits.password(ip, email);
    await passwordResets.request(email);
    return { success: true };
  },
  look: ({ body: { token } }) => passwordResets.look(token),
  async set({ body: { token, password } }) {
    await passwordResets.set(token, password);
    return { success: true };
  },
});
