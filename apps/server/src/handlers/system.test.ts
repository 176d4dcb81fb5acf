import { expect, it } from 'vitest';
import type { SessionRow } from '../domain/sessions/sessions.ts';
import type { UserRow } from '../domain/users/users.ts';
import type { RequestContext } from '../http/request-context.ts';
import { systemHandlers } from './system.ts';

type Deps = Parameters<typeof systemHandlers>[0];

/** Handlers for a user who was an admin when the request began; `now` is what the database says later. */
function handlers(now: Partial<UserRow> | undefined) {
  const remembered: string[] = [];
  const user = { id: 7, isAdmin: true, isModerator: false };
  // Only what these handlers read.
  // Only what authorizing a channel uses of the services.
  const deps = {
    settings: { tenant: async () => 'demo' },
    events: { signer: async () => undefined },
    users: { find: async () => now && { ...user, ...now } },
    broadcaster: {
      remember: (socketId: string) => remembered.push(socketId) > 0,
      sign: () => ({ auth: 'signed' }),
    },
  } as unknown as Deps;
  const context = { session: { id: 's', user } as SessionRow } as RequestContext;
  const { authorizeChannel } = systemHandlers(deps);
  const sign = async (channel_name: string) =>
    authorizeChannel({ body: { socket_id: '1.2', channel_name }, params: {}, query: {} }, context);
  return { sign, remembered };
}

it('signs a channel once the owner of the socket is known', async () => {
  const { sign, remembered } = handlers({});
  expect(await sign('private-admin.demo')).toEqual({ auth: 'signed' });
  expect(remembered).toEqual(['1.2']);
});

it('signs no channel of a role that was lost before the owner of the socket was known', async () => {
  await expect(handlers({ isAdmin: false }).sign('private-admin.demo')).rejects.toThrow('may not subscribe');
  await expect(handlers(undefined).sign('private-user.7')).rejects.toThrow('may not subscribe');
  expect(await handlers({ isAdmin: false }).sign('private-user.7')).toEqual({ auth: 'signed' });
});
