import type { Endpoint, ServerType } from '@kronos/api/contract';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { UserRow } from '../../src/domain/users/users.ts';
import { testPassword } from '../support/client.ts';
import { contractRows, pathOf } from '../support/contract-rows.ts';
import { createSoftPasskey } from '../support/soft-passkey.ts';
import type { Person, Stage } from './callers.ts';
import { prepare } from './cases.ts';
import type { Cell } from './cases/cell.ts';
import { collectionCall } from './cases/collections.ts';
import { aLibraryPath } from './cases/mounts.ts';
import { anInviteBackup, guest } from './cases/invite-backups.ts';
import { watchStateCalls } from './cases/watch-state.ts';
import { borderStatus } from './expected.ts';

/** Returns the endpoint with this name. */
export const rowNamed = (id: string) => contractRows.find((row) => row.id === id)!.endpoint;

interface Preparation {
  cell: Cell;
  token?: string;
  /** The actor and the impersonated user of the audit row, where it is not the caller alone. */
  actors?: [number | null, number | null];
}

const origin = 'http://panel.example.test';
let newcomers = 0;
/** Creates a signed-in user without a second factor, servers or anything else. */
async function newcomer({ services, keep }: Stage) {
  const email = `newcomer-${(newcomers += 1)}@matrix.test`;
  const user = await services.users.ensure({ email, name: 'Newcomer', password: testPassword, role: 'customer' });
  const visit = { ip: '127.0.0.1', userAgent: null, remember: false };
  return { user, token: keep(await services.sessions.open(user, visit)) };
}

async function setUpCode({ services, server }: Stage, user: UserRow): Promise<string> {
  const { secret } = (await services.protection.startAuthenticator(user))!;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
}

async function withKey({ services }: Stage, user: UserRow) {
  const key = createSoftPasskey({ origin });
  await services.passkeys.add(user.id, 'Laptop', key.make(await services.passkeys.register(user)));
  return key;
}

/** The mail server of the stage, which responds and is used by other calls. */
async function savedMail(stage: Stage, id: 'firstRun.saveMail' | 'adminMail.save'): Promise<Preparation> {
  const { body } = await prepare(stage, id, rowNamed(id), 'admin');
  const { port } = (await stage.services.mailSettings.read())!;
  return { cell: { body: { ...(body as object), port } } };
}

/** Calls whose success or audit row differs from those of cases.ts, in which all callers are alike. */
const preparations: Record<string, (stage: Stage) => Promise<Preparation>> = {
  'session.login': async ({ person }) => ({
    cell: { body: { email: 'other@matrix.test', password: testPassword } },
    actors: [person('other').id, null],
  }),
  async 'session.returnHome'({ impersonate, person }) {
    const { token, returnKey } = await impersonate('owner');
    const { id } = person('owner');
    return { token, cell: { body: { return_key: returnKey, user_id: id } }, actors: [person('admin').id, id] };
  },
  // The holder of the link is a guest until it is used; then the audit row names the admin.
  'impersonations.exchange': async ({ invite, person }) => ({
    cell: { body: { token: await invite('owner', { readOnly: true }) } },
    actors: [person('admin').id, null],
  }),
  'firstRun.saveMail': (stage) => savedMail(stage, 'firstRun.saveMail'),
  'adminMail.save': (stage) => savedMail(stage, 'adminMail.save'),
  async 'signIn.passkey'(stage) {
    const { user } = await newcomer(stage);
    const key = await withKey(stage, user);
    const question = await (await stage.client('guest')).ask('signIn.passkeyQuestion', { body: {} });
    return { cell: { body: { passkey: key.prove(question) } }, actors: [user.id, null] };
  },
  async 'security.finishAuthenticator'(stage) {
    const { user, token } = await newcomer(stage);
    return { token, cell: { body: { code: await setUpCode(stage, user) } }, actors: [user.id, null] };
  },
  async 'security.removeAuthenticator'(stage) {
    const { user, token } = await newcomer(stage);
    await stage.services.protection.finishAuthenticator(user, await setUpCode(stage, user));
    return { token, cell: {}, actors: [user.id, null] };
  },
  async 'security.addPasskey'(stage) {
    const { user, token } = await newcomer(stage);
    const passkey = createSoftPasskey({ origin }).make(await stage.services.passkeys.register(user));
    return { token, cell: { body: { name: 'Laptop', passkey } }, actors: [user.id, null] };
  },
  // The account is deleted with its id; the audit row keeps the name.
  async 'account.close'(stage) {
    const { user, token } = await newcomer(stage);
    return { token, cell: { body: { name: user.name } }, actors: [null, null] };
  },
  async 'customerPlexTools.invites'(stage) {
    const { services, person } = stage;
    const owner = (await services.users.find(person('owner').id))!;
    // Media servers of other cells may be gone by now, and a call that notices this records it.
    for (const { server } of await services.servers.listVisible(owner, 'plex'))
      await services.servers.update(server.id, { status: 'stopped' });
    return { cell: {} };
  },
  async 'customerPlexTools.createBackup'(stage) {
    const { id } = await stage.media.claimed(stage.person('owner').id, 'plex');
    return { cell: { params: { id }, body: { name: 'Before the move' } } };
  },
  async 'customerPlexTools.restoreBackup'(stage) {
    const { id } = await stage.media.claimed(stage.person('owner').id, 'plex');
    return {
      cell: { params: { id, backup: await anInviteBackup(stage, id) }, body: { people: [guest.key] } },
    };
  },
  async 'customerShareMatrix.apply'(stage) {
    const { id } = await stage.media.claimed(stage.person('owner').id, 'plex');
    const change = { server_id: id, person: guest.key, is_invited: true, share: [], take: ['Films'] };
    return { cell: { body: { changes: [change] } } };
  },
  // The holder of the link is a guest; the audit row names the user of the link.
  async 'mailSubscription.choose'(stage) {
    const { body } = await prepare(stage, 'mailSubscription.choose', rowNamed('mailSubscription.choose'), 'guest');
    return { cell: { body: body! }, actors: [stage.person('owner').id, null] };
  },
  'customerWatchState.compare': async (stage) => ({ cell: await watchStateCalls.compare(stage) }),
  'customerWatchState.apply': async (stage) => ({ cell: await watchStateCalls.apply(stage) }),
  async 'customerServers.stop'(stage) {
    const { params } = await prepare(stage, 'customerServers.start', rowNamed('customerServers.start'), 'owner');
    // In this state a server is neither treated as stopped nor pinged by the panel.
    await stage.services.servers.update(Number(params!.id), { status: 'unreachable' });
    return { cell: { params: params! } };
  },
};

/** The calls that need a running media server of their own. */
const ofMedia = {
  claim: 'plex',
  invites: 'plex',
  scan: 'plex',
  stopScan: 'plex',
  invitePlex: 'plex',
  inviteEmby: 'emby',
  connectEmby: 'emby',
  inviteJellyfin: 'jellyfin',
  changeInvite: 'plex',
  removeInvite: 'jellyfin',
} as const;

async function mediaCall(stage: Stage, name: string): Promise<Preparation | undefined> {
  const type = new Map<string, ServerType>(Object.entries(ofMedia)).get(name);
  if (type === undefined) return undefined;
  const id = `customerMedia.${name}`;
  const { id: ownerId } = stage.person('owner');
  const { body } = await prepare(stage, id, rowNamed(id), 'owner');
  if (name === 'claim') return { cell: { params: { id: (await stage.media.fresh(ownerId, type)).server.id }, body } };
  return { cell: { params: await stage.media.claimed(ownerId, type), body } };
}

/** The calls that need a library path on the node of the media server. */
async function libraryPathCall(stage: Stage, id: string): Promise<Preparation | undefined> {
  if (!id.startsWith('customerLibraryPaths.')) return undefined;
  const server = await stage.media.claimed(stage.person('owner').id, 'jellyfin');
  const { nodeId } = (await stage.services.servers.find(server.id))!;
  const { id: path } = (await aLibraryPath(stage, nodeId)).params;
  const bodies: Record<string, object> = { inject: { library_paths: [path] }, eject: {} };
  const body = bodies[id.replace('customerLibraryPaths.', '')];
  return { cell: { params: { ...server, path }, ...(body && { body }) } };
}

/** The actor of a guest's call is nobody or a user, depending on the call. */
const anybody = expect.toBeOneOf([null, expect.any(Number)]);
const actorOf = (stage: Stage, { who }: Endpoint, caller: Person) =>
  who === 'guest' ? anybody : stage.person(caller).id;

/** Prepares a call of a changing endpoint that will succeed. */
export async function ready(stage: Stage, { id, endpoint }: (typeof contractRows)[number]) {
  const caller = borderStatus(endpoint, 'owner') === undefined ? 'owner' : 'admin';
  const own =
    (await (preparations[id]?.(stage) ?? mediaCall(stage, id.replace('customerMedia.', '')))) ??
    (await libraryPathCall(stage, id));
  const client = own?.token ? (await stage.client('guest')).with(own.token) : await stage.client(caller);
  const cell = own?.cell ?? (await collectionCall(stage, id)) ?? (await prepare(stage, id, endpoint, caller));
  await stage.journal.settled();
  return {
    actors: own?.actors ?? [actorOf(stage, endpoint, caller), null],
    call: () =>
      client.call(endpoint.method, pathOf(endpoint, cell), cell.body === undefined ? {} : { body: cell.body }),
  };
}
