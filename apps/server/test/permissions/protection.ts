import { Secret, TOTP } from 'otpauth';
import type { UserRow } from '../../src/domain/users/users.ts';
import { testPassword } from '../support/client.ts';
import { createSoftPasskey } from '../support/soft-passkey.ts';
import type { Caller, Stage } from './callers.ts';
import type { Cell } from './cases/cell.ts';

const origin = 'http://panel.example.test';
const visit = { ip: '127.0.0.1', userAgent: null, remember: false };

const stranger = createSoftPasskey({ origin });
const question = { challenge: 'AAAA', timeout: 1 };
/** Well-formed passkey responses of an unknown key. */
export const madeUpPasskey = {
  registration: stranger.make({
    ...question,
    rp: { id: 'panel.example.test', name: 'Kronos' },
    user: { id: 'MA', name: '', displayName: '' },
    pubKeyCredParams: [],
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
    attestation: 'none',
  }),
  proof: stranger.prove({
    ...question,
    rpId: 'panel.example.test',
    userVerification: 'required',
    allowCredentials: [],
  }),
};

let userCount = 0;
/** Starts a sign-in that requires a second factor, with an account of its own: attempts are counted per account. */
export async function protectedLogin({ services, server, keep }: Stage): Promise<Cell> {
  const email = `protected-${(userCount += 1)}@matrix.test`;
  const user = await services.users.ensure({ email, name: 'Protected', password: testPassword, role: 'customer' });
  const setup = (await services.protection.startAuthenticator(user))!;
  const timestamp = server.clock.now().getTime();
  const first = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp });
  const { codes } = (await services.protection.finishAuthenticator(user, first))!;
  const step = (await services.signIn.withPassword(
    { email, password: testPassword, remember: false, admin: false },
    visit,
  ))!;
  if (step.kind !== 'challenged') throw new Error('The second factor was not asked for.');
  return { body: { challenge: keep(step.challenge), code: keep(codes![0]!) } };
}

async function addPasskey({ services }: Stage, user: UserRow): Promise<number> {
  for (const { id } of await services.passkeys.list(user.id)) await services.passkeys.remove(user.id, id);
  const made = createSoftPasskey({ origin }).make(await services.passkeys.register(user));
  return (await services.passkeys.add(user.id, 'Laptop', made))!.id;
}

/** Gives the caller a second factor. */
export async function withPasskey(stage: Stage, caller: Caller): Promise<void> {
  if (caller !== 'guest' && caller !== 'impersonating admin') await addPasskey(stage, stage.person(caller));
}

export const ownersPasskey = async (stage: Stage): Promise<Cell> => ({
  params: { id: await addPasskey(stage, stage.person('owner')) },
});

/** Opens another session of the owner. */
export async function endedByHand({ services, person, keep }: Stage): Promise<Cell> {
  const token = keep(await services.sessions.open(person('owner'), visit));
  return { params: { id: (await services.sessions.find(token))!.id } };
}
