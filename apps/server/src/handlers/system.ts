import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../app-error.ts';
import type { Events } from '../domain/events.ts';
import type { Settings } from '../domain/settings/settings.ts';
import type { RequestContext } from '../http/request-context.ts';
import { authorizeChannel } from '../realtime/authorize-channel.ts';
import type { Broadcaster } from '../realtime/port.ts';

/** What every visitor may know, and the door to the channels. */
export function systemHandlers(deps: {
  settings: Settings;
  events: Pick<Events, 'signer'>;
  broadcaster: Broadcaster;
}): Handlers<Contract, RequestContext>['system'] {
  const { settings, events, broadcaster } = deps;
  return {
    async settings(_, { visitor }) {
      const [shown, session] = await Promise.all([settings.read(), visitor()]);
      return { ...shown, past_due: session?.user.pastDue ?? false };
    },
    async authorizeChannel({ body }, { session }) {
      if (!authorizeChannel(body.channel_name, session.user, await settings.tenant())) {
        throw new AppError('forbidden', 'Your account may not listen to this channel.');
      }
      const signer = { sessionId: session.id, userId: session.user.id };
      if (!broadcaster.remember(body.socket_id, signer)) await events.signer(body.socket_id, signer);
      return broadcaster.sign(body.socket_id, body.channel_name);
    },
  };
}
