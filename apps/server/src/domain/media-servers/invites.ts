import type { InviteRefusal, MediaAccess as Access, MediaInvite, ServerType } from '@kronos/api/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../db/database.ts';
import { lockInOrder } from '../../db/lock-in-order.ts';
import { users } from '../../db/schema.ts';
import type { Audit } from '../audit/audit.ts';
import { serverTypeNames } from '../servers/names.ts';
import type { Caller, MediaAccess, Target } from './access.ts';
import { recordPeople } from './backed-up-people.ts';
import type { GuestDefaultsStore } from './guest-defaults.ts';
import { allInvites, libraryNames, nameOf, presentInvite } from './invite-list.ts';
import type { MediaCalls } from './libraries.ts';
import type { Invite, LibraryChoice, MediaServer, NewInvite, OwnerSignIn } from './port.ts';
import type { ShareIntents } from './share-intents.ts';
import { noPlexAccounts, refusal, signInRefusal } from './sign-in-refusal.ts';

interface InviteList {
  access: Access;
  data: MediaInvite[];
  libraries: string[];
  token: string | null;
}
interface Sent {
  success: true;
  message: string;
  unknown_libraries: string[];
}

export type MediaInvites = ReturnType<typeof createMediaInvites>;

/** The people with access to media servers, or invited to them. */
export function createMediaInvites(deps: {
  db: Database;
  doing: MediaCalls;
  mediaAccess: MediaAccess;
  audit: Audit;
  shareIntents: ShareIntents;
  guestDefaults: Pick<GuestDefaultsStore, 'limitsOf'>;
}) {
  const { db, doing, mediaAccess, audit, shareIntents, guestDefaults } = deps;

  /** Records a change, and what the person is meant to see from now on. */
  const note = (
    { server }: Target,
    given: Invite,
    change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  ) =>
    db.transaction(async () => {
      await lockInOrder(db, users, [server.ownerId]);
      await shareIntents.keep(server, recordPeople([given]));
      await audit.write({ target: { kind: 'server', id: server.id, name: server.name }, ...change });
    });

  const signIn = (target: Target, userId: number, input: OwnerSignIn): Promise<string> =>
    mediaAccess.calling(target, async () => {
      const answer = await mediaAccess.open(target).signIn(input);
      if (answer.outcome === 'done') return mediaAccess.issue(userId, target.server.id, answer.value.key);
      if (answer.outcome === 'refused') throw signInRefusal(answer.reason, target.server.name, input);
      throw noPlexAccounts(target.server);
    });

  const find = async (media: MediaServer, id: string): Promise<Invite> => {
    const found = (await allInvites(media)).find((one) => one.id === id);
    if (!found)
      throw new AppError('not-found', 'This person no longer has access or an open invitation.', {
        reason: 'invite-gone',
      });
    if (found.isAdmin)
      throw new AppError('conflict', `${nameOf(found)} administers the media server and keeps access.`, {
        reason: 'invite-administrator',
      });
    return found;
  };

  return {
    async list(target: Target, caller: Caller, input: OwnerSignIn | undefined): Promise<InviteList> {
      const token = input ? await signIn(target, caller.userId, input) : caller.token;
      const found = await doing.read(target, { ...caller, token }, async (media) => ({
        data: (await allInvites(media)).map(presentInvite),
        libraries: await libraryNames(media),
      }));
      const seen = found.access === 'ready' ? found.value : { data: [], libraries: [] };
      return { access: found.access, ...seen, token: token ?? null };
    },
    /** Invites a person; refuses unless the server is of the given product. */
    async invite(target: Target, caller: Caller, product: ServerType, wanted: NewInvite): Promise<Sent> {
      requireProduct(target, product);
      const who = 'email' in wanted ? wanted.email : wanted.name;
      const limits = await guestDefaults.limitsOf(product);
      const answer = await doing.change(target, caller, (media) => media.invite({ ...wanted, limits }));
      if (answer.outcome === 'impossible') throw new Error(`${target.server.type} has no invitation by ${wanted.how}.`);
      if (answer.outcome === 'refused') throw inviteRefusal(answer.reason, wanted);
      const { invite, unknownLibraries } = answer.value;
      await note(target, invite, { after: { invited: who, how: wanted.how, libraries: invite.libraries } });
      return { success: true, message: `${who} has been invited`, unknown_libraries: unknownLibraries };
    },
    async change(target: Target, caller: Caller, id: string, libraries: LibraryChoice): Promise<Sent> {
      const { invite, answer } = await doing.change(target, caller, async (media) => {
        const found = await find(media, id);
        return { invite: found, answer: await media.changeInvite(found, libraries) };
      });
      if (answer.outcome === 'impossible') throw new Error(`${target.server.type} has no change of an invitation.`);
      if (answer.outcome === 'refused') throw inviteRefusal(answer.reason, undefined);
      const who = nameOf(invite);
      const { unknownLibraries } = answer.value;
      const given = libraries === 'all' ? libraries : libraries.filter((name) => !unknownLibraries.includes(name));
      await note(
        target,
        { ...invite, libraries: given },
        { before: { invited: who, libraries: invite.libraries }, after: { invited: who, libraries } },
      );
      return { success: true, message: `The access of ${who} has been changed`, unknown_libraries: unknownLibraries };
    },
    async remove(target: Target, caller: Caller, id: string): Promise<void> {
      const invite = await doing.change(target, caller, async (media) => {
        const found = await find(media, id);
        await media.removeInvite(found);
        return found;
      });
      await note(
        target,
        { ...invite, libraries: [] },
        { before: { invited: nameOf(invite), libraries: invite.libraries } },
      );
    },
  };
}

const wayWords = {
  plex: 'share it with an address',
  emby: 'create a user on it, or invite an address with Emby Connect',
  jellyfin: 'create a user on it',
} as const satisfies Record<ServerType, string>;

function requireProduct({ server: { name, type } }: Target, product: ServerType): void {
  if (type === product) return;
  throw new AppError('conflict', `${name} runs ${serverTypeNames[type]}: ${wayWords[type]}.`, {
    reason: 'wrong-product',
  });
}

/** Returns why a person was not invited, as a refusal at the field concerned. */
export function inviteRefusal(reason: InviteRefusal, wanted: Pick<NewInvite, 'how'> | undefined): AppError {
  const who = wanted?.how === 'user' ? 'username' : 'email';
  switch (reason) {
    case 'already-invited':
      return refusal(who, 'This person already has access or an open invitation.', reason);
    case 'name-taken':
      return refusal(who, 'This name is taken. Choose another.', reason);
    case 'own-account':
      return refusal(who, 'The server belongs to this account.', reason);
    case 'bad-address':
      return refusal(who, 'This address does not exist. Check the spelling.', reason);
    case 'no-library':
      return refusal('libraries', 'The server has none of these libraries, so nothing was changed.', reason);
    default:
      return reason satisfies never;
  }
}
