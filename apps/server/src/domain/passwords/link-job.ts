import { z } from 'zod';
import { jobKind } from '../../jobs/worker.ts';
import { passwordReset } from '../mail/templates/password-reset.ts';
import type { Mail } from '../mail/mail.ts';
import type { OneTimeTokens } from '../tokens/one-time-tokens.ts';
import type { Users } from '../users/users.ts';

const payload = z.object({ email: z.string() });
const lifetime = 60 * 60_000;

interface Deps {
  users: Users;
  mail: Mail;
  oneTimeTokens: OneTimeTokens;
}

/** Mails a password reset link to an address, if an account has it. */
export const createPasswordLinkJob = ({ users, mail, oneTimeTokens }: Deps) =>
  jobKind<z.output<typeof payload>>({
    payload,
    run: async ({ email }) => ({
      success: true,
      async write() {
        const user = await users.findByEmail(email);
        if (!user) return;
        const token = await oneTimeTokens.issue({ kind: 'password-reset', userId: user.id, lifetime });
        const link = mail.link('/app/password/reset', { token });
        await mail.send({ to: user, content: passwordReset({ name: user.name, link }) });
      },
    }),
    failed: () => ({ success: false, write: async () => undefined }),
  });
