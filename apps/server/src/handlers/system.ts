import type { Contract, Handlers } from '@kronos/api/contract';
import { AppError } from '../app-error.ts';
import type { Settings } from '../domain/settings/settings.ts';
import type { RequestContext } from '../http/request-context.ts';
import { authorizeChannel } from '../realtime/authorize-channel.ts';
import type { Broadcaster } from '../realtime/port.ts';

/** What every visitor may know, and the door to the channels. */
export function systemHandlers(deps: {
  settings: Settings;
  broadcaster: Broadcaster;
}): Handlers<Contract, RequestContext>['system'] {
  const { settings, broadcaster } = deps;
  return {
    settings: () => settings.read(),
    async authorizeChannel({ body }, { session }) {
      if (!authorizeChannel(body.channel_name, session.user, await settings.tenant())) {
        throw new AppError('forbidden', 'Your account may not listen to this channel.');
      }
      return broadcaster.sign(body.socket_id, body.channel_name, { sessionId: session.id, userId: session.user.id });
    },
  };
}
