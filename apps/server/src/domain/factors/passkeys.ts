import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyCreation, PasskeyProof, PasskeyQuestion, PasskeyRegistration } from '@kronos/api/contract';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../db/database.ts';
import { type challengePurposes, passkeyChallenges, passkeys } from '../../db/schema.ts';
import type { Settings } from '../settings/settings.ts';

/** How long a user may take to provide the passkey. */
const lifetime = 5 * 60_000;
/** More than any user needs. */
export const mostPasskeys = 20;

export type PasskeyRow = typeof passkeys.$inferSelect;
type Purpose = (typeof challengePurposes)[number];

/** Where the passkeys of this installation are valid: they are bound to the host of its public address. */
export interface RelyingParty {
  id: string;
  origins: ReadonlySet<string>;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Passkeys (WebAuthn): the private key stays on the device, the public key is stored here. */
export function createPasskeys(deps: { db: Database; clock: Clock; settings: Settings; relyingParty: RelyingParty }) {
  const { db, clock, settings, relyingParty } = deps;
  const expected = () => ({ expectedOrigin: [...relyingParty.origins], expectedRPID: relyingParty.id });

  const keep = async (challenge: string, purpose: Purpose, userId: number | null): Promise<void> => {
    const expiresAt = new Date(clock.now().getTime() + lifetime);
    await db.current.insert(passkeyChallenges).values({ challenge, purpose, userId, expiresAt });
  };
  /** Consumes a challenge; true if it was issued for this purpose and user. */
  const take = async (challenge: string, purpose: Purpose, userId: number | null): Promise<boolean> => {
    const [row] = await db.current
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.challenge, challenge),
          eq(passkeyChallenges.purpose, purpose),
          userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
          gt(passkeyChallenges.expiresAt, clock.now()),
        ),
      )
      .returning({ challenge: passkeyChallenges.challenge });
    return row !== undefined;
  };

  const list = (userId: number): Promise<PasskeyRow[]> =>
    db.current.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

  return {
    list,
    count: (userId: number): Promise<number> => db.current.$count(passkeys, eq(passkeys.userId, userId)),

    /** Returns what a browser needs to create a passkey. */
    async register({ id, email, name }: { id: number; email: string; name: string }): Promise<PasskeyCreation> {
      const known = await list(id);
      const { app_name: rpName } = await settings.read();
      const made = await generateRegistrationOptions({
        rpName,
        rpID: relyingParty.id,
        userID: handleOf(id),
        userName: email,
        userDisplayName: name,
        timeout: lifetime,
        // Keys that cannot be resident still serve as a second factor.
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await keep(made.challenge, 'register', id);
      return {
        rp: { id: relyingParty.id, name: rpName },
        user: made.user,
        challenge: made.challenge,
        pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
        timeout: lifetime,
        excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
        authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
        attestation: 'none',
      };
    },

    /** Stores a created passkey; null when its response is invalid, or it is stored already. */
    async add(userId: number, name: string, made: PasskeyRegistration): Promise<PasskeyRow | null> {
      const { transports, ...response } = made.response;
      const verified = await verifyRegistrationResponse({
        ...expected(),
        response: { ...made, response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => take(challenge, 'register', userId),
        requireUserVerification: false,
      }).catch(unproved);
      if (!verified?.verified) return null;
      const { credential, credentialBackedUp } = verified.registrationInfo;
      const [row] = await db.current
        .insert(passkeys)
        .values({
          userId,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports,
          isBackedUp: credentialBackedUp,
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },

    /** Returns what a browser needs to request a passkey: one of the user's, or any when the user is unknown. */
    async ask(purpose: 'sign-in' | 'confirm', userId: number | null): Promise<PasskeyQuestion> {
      const known = userId === null ? [] : await list(userId);
      const userVerification = userId === null ? 'required' : 'preferred';
      const { challenge } = await generateAuthenticationOptions({ rpID: relyingParty.id, userVerification });
      await keep(challenge, purpose, userId);
      return {
        challenge,
        rpId: relyingParty.id,
        timeout: lifetime,
        userVerification,
        allowCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
      };
    },

    /** Returns the passkey of a valid response; null for an invalid one, or one of another user than `userId`. */
    async verify(
      purpose: 'sign-in' | 'confirm',
      userId: number | null,
      proof: PasskeyProof,
    ): Promise<PasskeyRow | null> {
      const [row] = await db.current.select().from(passkeys).where(eq(passkeys.credentialId, proof.id));
      if (!row || (userId !== null && row.userId !== userId)) return null;
      const { userHandle, ...response } = proof.response;
      const verified = await verifyAuthenticationResponse({
        ...expected(),
        response: { ...proof, response, clientExtensionResults: {} },
        expectedChallenge: (challenge) => take(challenge, purpose, userId),
        credential: {
          id: row.credentialId,
          publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
          counter: row.counter,
        },
        // A passkey that replaces the password must verify the user itself.
        requireUserVerification: userId === null,
      }).catch(unproved);
      if (!verified?.verified) return null;
      if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== String(row.userId)) return null;
      const used = { counter: verified.authenticationInfo.newCounter, lastUsedAt: clock.now() };
      await db.current.update(passkeys).set(used).where(eq(passkeys.id, row.id));
      return row;
    },

    /** Returns the passkey as it was before the change; null when the user has none with this id. */
    async rename(userId: number, id: number, name: string): Promise<PasskeyRow | null> {
      const mine = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
      const [row] = await db.current.select().from(passkeys).where(mine).for('update');
      if (row) await db.current.update(passkeys).set({ name }).where(mine);
      return row ?? null;
    },
    async remove(userId: number, id: number): Promise<PasskeyRow | null> {
      const [row] = await db.current
        .delete(passkeys)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
        .returning();
      return row ?? null;
    },
    async prune(): Promise<void> {
      await db.current.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, clock.now()));
    },
  };
}

/** The library throws on anything malformed, expired or meant for another site: all of these are invalid. */
const unproved = () => null;

/** Returns the user handle that a passkey sends back. */
const handleOf = (userId: number) => new TextEncoder().encode(String(userId));
