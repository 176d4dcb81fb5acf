import { z } from 'zod';
import { type MediaServer, MediaServerError, type MediaServerAddress } from '../../domain/media-servers/port.ts';
import { createMediaHttp, readAs } from './http.ts';
import { connectBrowser, type Dialect } from './media-browser/connection.ts';
import { browserServer } from './media-browser/server.ts';
import { policy } from './media-browser/policy.ts';
import type { MediaServerSettings } from './settings.ts';

const created = z.object({ Id: z.string() });
const link = z.object({ IsPending: z.boolean(), IsNewUserInvitation: z.boolean().nullish() });
const pendingGuests = z.array(z.object({ Id: z.string() }));
const connected = z.object({ AccessToken: z.string(), User: z.object({ Id: z.coerce.string() }) });
const servers = z.array(z.object({ SystemId: z.string(), AccessKey: z.string() }));
const exchanged = z.object({ LocalUserId: z.string(), AccessToken: z.string() });
const localUser = z.object({ Name: z.string(), Policy: policy });

const dialect: Dialect = {
  name: 'Emby',
  prefix: '/emby',
  headers: (introduction, token) => ({
    'x-emby-authorization': `Emby ${introduction}`,
    ...(token && { 'x-emby-token': token }),
  }),
  mixedType: undefined,
  creationSteps: ['/Password'],
  async createUser(http, Name, NewPw, signal) {
    const asked = { verb: 'POST', path: '/Users/New', json: { Name }, accepts: [400], signal } as const;
    const { status, body } = await http.send(asked);
    if (status === 400) return undefined;
    const { Id } = readAs(created, body, 'The new user');
    try {
      const json = { NewPw, CurrentPw: '', ResetPassword: false };
      const path = `/Users/${encodeURIComponent(Id)}/Password`;
      await http.send({ verb: 'POST', path, json, isNamed: true, signal });
    } catch (error) {
      // A user without a password must not be left behind.
      const path = `/Users/${encodeURIComponent(Id)}`;
      const removed = await http.send({ verb: 'DELETE', path, isNamed: true }).catch(() => undefined);
      if (!removed && error instanceof MediaServerError) error.leftover = Id;
      throw error;
    }
    return Id;
  },
};

/** Emby: accounts of the server, which can be linked to those of Emby Connect. */
export function createEmby(address: MediaServerAddress, settings: MediaServerSettings): MediaServer {
  const browser = connectBrowser(dialect, address, settings);
  const { http } = browser;
  const { admit, add, addUser, list, calls } = browserServer(browser, {
    connect: null,
    async pending(signal) {
      const open = await http.ask(pendingGuests, { path: '/Connect/Pending', signal });
      return new Set(open.map(({ Id }) => Id));
    },
  });
  const linkOf = (id: string) => `/Users/${encodeURIComponent(id)}/Connect/Link`;

  return {
    type: 'emby',
    ...calls,
    async signIn(input, options = {}) {
      if ('pin' in input || !input.viaConnect) return calls.signIn(input, options);
      const { signal } = options;
      const connect = (token?: string) =>
        createMediaHttp(
          'Emby Connect',
          settings.embyConnect,
          () => ({
            'x-application': `${settings.product}/${settings.version}`,
            ...(token && { 'x-connect-usertoken': token }),
          }),
          settings,
        );
      const { machineId } = await browser.info(options);
      const { status, body } = await connect().send({
        verb: 'POST',
        path: '/service/user/authenticate',
        form: { nameOrEmail: input.login, rawpw: input.password },
        accepts: [401],
        signal,
      });
      if (status === 401) return { outcome: 'refused', reason: 'wrong-password' };
      const { AccessToken, User } = readAs(connected, body, 'The sign-in to Emby Connect');
      const query = { userId: User.Id };
      const known = await connect(AccessToken).ask(servers, { path: '/service/servers', query, signal });
      // Only its key is used: the addresses that Connect returns are whatever the servers reported.
      const own = known.find(({ SystemId }) => SystemId === machineId);
      if (!own) return { outcome: 'refused', reason: 'not-the-owner' };
      const local = await browser.as(own.AccessKey).ask(exchanged, {
        path: '/Connect/Exchange',
        query: { format: 'json', ConnectUserId: User.Id },
        signal,
      });
      const { Name, Policy } = await browser.as(local.AccessToken).ask(localUser, {
        path: `/Users/${encodeURIComponent(local.LocalUserId)}`,
        isNamed: true,
        signal,
      });
      return admit({ AccessToken: local.AccessToken, User: { Name, Policy } }, signal);
    },
    async invite(wanted, options = {}) {
      if (wanted.how === 'share') return { outcome: 'impossible', reason: 'accounts-are-local' };
      if (wanted.how === 'user') return addUser(wanted, options);
      const { email } = wanted;
      const { signal } = options;
      if (!/^[^@\s]+@[^@\s]+$/.test(email)) return { outcome: 'refused', reason: 'bad-address' };
      const isKnown = (await list(signal)).some((one) => one.ConnectUserName?.toLowerCase() === email.toLowerCase());
      if (isKnown) return { outcome: 'refused', reason: 'already-invited' };
      const value = await add(
        email,
        wanted,
        async ({ id }) => {
          const query = { ConnectUsername: email };
          const made = await http.ask(link, { verb: 'POST', path: linkOf(id), query, isNamed: true, signal });
          return {
            how: 'connect',
            email,
            state: made.IsPending ? 'pending' : 'accepted',
            hasAccount: !made.IsNewUserInvitation,
          };
        },
        options,
      );
      return value ? { outcome: 'done', value } : { outcome: 'refused', reason: 'already-invited' };
    },
    async removeInvite(invite, options = {}) {
      // Otherwise Connect would keep listing the server for its former guest.
      if (invite.how === 'connect' && !invite.isAdmin)
        await http.send({
          verb: 'DELETE',
          path: linkOf(invite.id),
          isNamed: true,
          accepts: [404],
          signal: options.signal,
        });
      await calls.removeInvite(invite, options);
    },
  };
}
