import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError, notFound } from '../platform/app-error.ts';
import type { Events } from '../domain/events.ts';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { Settings } from '../domain/settings/settings.ts';
import type { UserRow, Users } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { BrandImages } from '../domain/settings/brand-images.ts';
import { authorizeChannel } from '../realtime/authorize-channel.ts';
import type { Broadcaster } from '../realtime/port.ts';

/** Handlers of public settings and of channel authorization. */
export function systemHandlers(deps: {
  settings: Settings;
  brandImages: BrandImages;
  events: Pick<Events, 'signer'>;
  users: Pick<Users, 'find'>;
  broadcaster: Broadcaster;
}): Handlers<Contract, RequestContext>['system'] {
  const { settings, brandImages, events, users, broadcaster } = deps;

  /** The user of a socket must be known, to whichever process holds it, before it receives events. */
  const remember = async (socketId: string, { id: sessionId, user }: SessionRow) => {
    const signer = { sessionId, userId: user.id };
    if (!broadcaster.remember(socketId, signer)) await events.signer(socketId, signer);
  };
  const signChannel = async (socketId: string, name: string, session: SessionRow) => {
    const tenant = await settings.tenant();
    const requireAccess = (user: UserRow | undefined) => {
      if (!user || !authorizeChannel(name, user, tenant))
        throw new AppError('forbidden', 'Your account may not subscribe to this channel.');
    };
    requireAccess(session.user);
    await remember(socketId, session);
    // A role that was lost before the socket had an owner has closed no socket.
    requireAccess(await users.find(session.user.id));
    return broadcaster.sign(socketId, name);
  };

  return {
    async settings(_, { visitor }) {
      const [shown, session] = await Promise.all([settings.read(), visitor()]);
      return { ...shown, past_due: session?.user.pastDue ?? false };
    },
    async brandImage({ params }) {
      const image = await brandImages.find(params.name);
      if (!image) throw notFound('image');
      return { type: image.type, body: image.bytes };
    },
    authorizeChannel: ({ body }, { session }) => signChannel(body.socket_id, body.channel_name, session),
    async authenticateUser({ body }, { session }) {
      if (body.channel_name !== undefined) return signChannel(body.socket_id, body.channel_name, session);
      await remember(body.socket_id, session);
      return broadcaster.signUser(body.socket_id, session.user.id);
    },
  };
}
