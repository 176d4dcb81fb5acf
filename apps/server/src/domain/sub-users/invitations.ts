import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { serverRights, type SubUserInvitation } from '@kronos/api/contract';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { unlessTaken } from '../../db/unique-violation.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Audit } from '../audit/audit.ts';
import { subUserInvited } from '../mail/templates/sub-user.ts';
import type { Mail } from '../mail/mail.ts';
import { requireMail } from '../mail/require-mail.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Servers } from '../servers/servers.ts';
import { linkRefusal } from '../tokens/link-refusal.ts';
import type { OneTimeTokens, TokenRow } from '../tokens/one-time-tokens.ts';
import type { UserRow, Users } from '../users/users.ts';
import { completed, requireOwn, type Rights, serversOf } from './rights.ts';

const lifetime = 7 * 24 * 60 * 60 * 1000;
/** The maximum number of open invitations of an account. */
const mostOpen = 20;
const payload = z.object({
  email: z.string(),
  servers: z.array(z.object({ id: z.number().int(), rights: z.array(z.enum(serverRights)) })),
});

export type SubUserInvitations = ReturnType<typeof createSubUserInvitations>;

/** Invitations of sub-users by mail. */
export function createSubUserInvitations(deps: {
  db: Database;
  clock: Clock;
  users: Users;
  servers: Servers;
  oneTimeTokens: OneTimeTokens;
  notifications: Notifications;
  mail: Mail;
  audit: Audit;
}) {
  const { db, clock, users: people, servers, oneTimeTokens, notifications, mail, audit } = deps;

  const refuseTaken = (): never => {
    const words = 'This address already has an account here. Ask for a different address.';
    throw new AppError('invalid', words, { errors: { email: [words] } });
  };
  const requireFree = async (email: string) => {
    if (await people.findByEmail(email)) refuseTaken();
  };
  const send = async (owner: UserRow, content: z.output<typeof payload>) => {
    const token = await oneTimeTokens.issue(
      { kind: 'sub-user', userId: owner.id, lifetime, payload: content },
      { instead: false },
    );
    const invitation = subUserInvited({ by: owner.name, link: mail.link(`/app/join/${token}`) });
    // Queued behind personal mail: an account may send many of these.
    await mail.send({ to: { email: content.email, name: content.email }, content: invitation, isBulk: true });
  };
  /** Removes an open invitation; one of another owner counts as missing. */
  const take = async (owner: UserRow, id: number) => {
    const [row] = await oneTimeTokens.forget('sub-user', owner.id, id);
    if (!row) throw noSuchInvitation();
    return payload.parse(row.payload);
  };
  /** Returns the inviter and those of the servers that the inviter still owns. */
  const read = async ({ userId, payload: content }: TokenRow) => {
    const [owner] = await db.current.select().from(users).where(eq(users.id, userId));
    if (!owner) throw linkRefusal('unknown');
    const own = await serversOf(db, userId);
    const { email, servers: given } = payload.parse(content);
    const shares = given.flatMap(({ id, rights }) =>
      own.filter((one) => one.id === id).map((one) => ({ ...one, rights })),
    );
    return { owner, email, shares };
  };
  const target = (email: string) => ({ kind: 'invitation', name: email });

  return {
    async list(owner: UserRow): Promise<SubUserInvitation[]> {
      const own = new Map((await serversOf(db, owner.id)).map(({ id, name }) => [id, name]));
      const now = clock.now();
      return (await oneTimeTokens.listUnused('sub-user', owner.id)).map((row) => {
        const content = payload.parse(row.payload);
        return {
          id: row.id,
          email: content.email,
          servers: content.servers.flatMap(({ id, rights }) => {
            const name = own.get(id);
            return name === undefined ? [] : [{ id, name, rights }];
          }),
          created_at: row.createdAt.toISOString(),
          expires_at: row.expiresAt.toISOString(),
          expired: row.expiresAt <= now,
        };
      });
    },
    /** Returns the address of an open invitation. */
    async addressOf(owner: UserRow, id: number): Promise<string> {
      const row = (await oneTimeTokens.listUnused('sub-user', owner.id)).find((one) => one.id === id);
      if (!row) throw noSuchInvitation();
      return payload.parse(row.payload).email;
    },
    invite: (owner: UserRow, { email, servers: given }: { email: string; servers: Rights }): Promise<void> =>
      db.transaction(async () => {
        await requireMail(mail);
        await requireFree(email);
        await requireOwn(db, owner.id, given);
        const open = await oneTimeTokens.listUnused('sub-user', owner.id);
        if (open.some((row) => payload.parse(row.payload).email.toLowerCase() === email.toLowerCase())) {
          const words = 'This address has already been invited. Resend the invitation instead.';
          throw new AppError('invalid', words, { errors: { email: [words] } });
        }
        if (open.length >= mostOpen)
          throw new AppError('conflict', `${mostOpen} invitations are open. Withdraw one or wait for an answer.`);
        const rights = completed(given);
        await send(owner, { email, servers: [...rights] });
        await audit.write({ target: target(email), after: { servers: rights.map(({ id }) => id) } });
      }),
    resend: (owner: UserRow, id: number): Promise<void> =>
      db.transaction(async () => {
        const content = await take(owner, id);
        await requireMail(mail);
        await requireFree(content.email);
        await send(owner, content);
        await audit.write({ target: target(content.email) });
      }),
    withdraw: (owner: UserRow, id: number): Promise<void> =>
      db.transaction(async () => {
        const { email } = await take(owner, id);
        await audit.write({ target: target(email) });
      }),
    /** Returns the invitation of a mailed link. */
    async look(token: string) {
      const state = await oneTimeTokens.look('sub-user', token);
      if (state.kind !== 'valid') throw linkRefusal(state.kind, 'Ask the person who invited you to send it again.');
      const { owner, email, shares } = await read(state.token);
      return {
        email,
        invited_by: owner.name,
        servers: shares.map(({ name }) => name),
        expires_at: state.token.expiresAt.toISOString(),
      };
    },
    /** Creates the invited user's account; returns its address. */
    async accept(token: string, { name, password }: { name: string; password: string }): Promise<string> {
      const passwordHash = await hashPassword(password);
      return db.transaction(async () => {
        const state = await oneTimeTokens.take('sub-user', token);
        if (state.kind !== 'valid') throw linkRefusal(state.kind, 'Ask the person who invited you to send it again.');
        const { owner, email, shares } = await read(state.token);
        await requireFree(email);
        const values = { email, name, passwordHash, parentId: owner.id, createdAt: clock.now() };
        const write = () => db.current.insert(users).values(values).returning();
        const [user] = await unlessTaken('users_email', write, refuseTaken);
        if (!user) throw new Error('The sub-user could not be created.');
        for (const { id, rights } of shares) await servers.share(id, user.id, rights);
        await notifications.send([owner.id], {
          kind: 'account',
          title: 'Your invitation was accepted',
          content: `<p>${escape(name)} can now use your servers. See <a href="/app/settings/user-management" data-internal>who may do what</a>.</p>`,
        });
        await audit.write({
          actor: user,
          target: { kind: 'user', id: user.id, name },
          after: { email, of: owner.name },
        });
        return email;
      });
    },
  };
}

const noSuchInvitation = () => notFound('invitation');

/** Escapes a name, which is text whatever characters it contains. */
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
