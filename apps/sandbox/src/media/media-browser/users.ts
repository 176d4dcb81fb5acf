import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { MediaServer } from '../media-server.ts';
import type { StoredUser } from '../store.ts';
import type { Dialect } from './dialect.ts';
import { tokenOf } from './guard.ts';

const newUser = z.object({ Name: z.string().min(1).max(200), Password: z.string().optional() });
const signIn = z.object({ Username: z.string(), Pw: z.string() });
/** Jellyfin and Emby refuse an incomplete policy. */
const wholePolicy = z.looseObject({
  IsAdministrator: z.boolean(),
  EnableAllFolders: z.boolean(),
  EnabledFolders: z.array(z.string()),
  AuthenticationProviderId: z.string(),
  PasswordResetProviderId: z.string(),
});

/** The policy of a new user, as in both products: everything but administration. */
const firstPolicy = (isAdmin: boolean) => ({
  IsAdministrator: isAdmin,
  IsHidden: true,
  IsDisabled: false,
  BlockedTags: [],
  AllowedTags: [],
  EnableUserPreferenceAccess: true,
  AccessSchedules: [],
  BlockUnratedItems: [],
  EnableRemoteControlOfOtherUsers: false,
  EnableSharedDeviceControl: true,
  EnableRemoteAccess: true,
  EnableLiveTvManagement: isAdmin,
  EnableLiveTvAccess: true,
  EnableMediaPlayback: true,
  EnableAudioPlaybackTranscoding: true,
  EnableVideoPlaybackTranscoding: true,
  EnablePlaybackRemuxing: true,
  EnableContentDeletion: false,
  EnableContentDeletionFromFolders: [],
  EnableContentDownloading: true,
  EnableSyncTranscoding: true,
  EnableMediaConversion: true,
  EnabledDevices: [],
  EnableAllDevices: true,
  EnabledChannels: [],
  EnableAllChannels: true,
  EnabledFolders: [],
  EnableAllFolders: true,
  InvalidLoginAttemptCount: 0,
  LoginAttemptsBeforeLockout: -1,
  MaxActiveSessions: 0,
  EnablePublicSharing: true,
  BlockedMediaFolders: [],
  BlockedChannels: [],
  RemoteClientBitrateLimit: 0,
  AuthenticationProviderId: 'DefaultAuthenticationProvider',
  PasswordResetProviderId: 'DefaultPasswordResetProvider',
  SyncPlayAccess: 'CreateAndJoinGroups',
});

export function addUser({ store }: MediaServer, name: string, password: string, isAdmin = false): StoredUser {
  const fresh: StoredUser = {
    id: randomBytes(16).toString('hex'),
    name,
    password,
    tokens: [],
    policy: firstPolicy(isAdmin),
    at: new Date().toISOString(),
  };
  store.state.users.push(fresh);
  store.save();
  return fresh;
}

export function issueToken({ store }: MediaServer, user: StoredUser): string {
  const token = randomBytes(16).toString('hex');
  user.tokens = [...user.tokens, token].slice(-50);
  store.save();
  return token;
}

export function describeUser({ machineId, world }: MediaServer, { id, name, policy, at, connect }: StoredUser) {
  const link = connect && world.connect.link(connect);
  return {
    Name: name,
    ServerId: machineId,
    Id: id,
    DateCreated: at,
    HasPassword: true,
    HasConfiguredPassword: true,
    ...(link && { ConnectUserName: link.email, ConnectLinkType: link.isPending ? 'Guest' : 'LinkedUser' }),
    Policy: policy,
  };
}

/** Sign-in, keys, users and their policies. The sign-in is public, so it is added before the guard. */
export function signInRoute(app: Hono, server: MediaServer, { prefix }: Dialect): void {
  app.post(`${prefix}/Users/AuthenticateByName`, async (c) => {
    const { Username, Pw } = signIn.parse(await c.req.json());
    const user = server.store.state.users.find(({ name }) => name.toLowerCase() === Username.toLowerCase());
    if (!user || user.password !== Pw) return c.text('Invalid username or password entered.', 401);
    const AccessToken = issueToken(server, user);
    return c.json({ User: describeUser(server, user), AccessToken, ServerId: server.machineId });
  });
}

export function userRoutes(app: Hono, server: MediaServer, dialect: Dialect): void {
  const { prefix } = dialect;
  const { store } = server;
  const { state } = store;
  const find = (id: string | undefined) => state.users.find((one) => one.id === id);

  app.post(`${prefix}/Sessions/Logout`, (c) => {
    for (const one of state.users) one.tokens = one.tokens.filter((token) => token !== tokenOf(c));
    store.save();
    return c.body(null, 204);
  });
  app.get(`${prefix}/Auth/Keys`, (c) =>
    c.json({
      Items: state.keys.map(({ app: AppName, key, at }) => ({ AccessToken: key, AppName, DateCreated: at })),
      TotalRecordCount: state.keys.length,
    }),
  );
  app.post(`${prefix}/Auth/Keys`, (c) => {
    const key = randomBytes(16).toString('hex');
    state.keys.push({ app: c.req.query('app') ?? '', key, at: new Date().toISOString() });
    store.save();
    return c.body(null, 204);
  });
  app.delete(`${prefix}/Auth/Keys/:key`, (c) => {
    state.keys = state.keys.filter(({ key }) => key !== c.req.param('key'));
    store.save();
    return c.body(null, 204);
  });

  app.get(`${prefix}/Users`, (c) => c.json(state.users.map((one) => describeUser(server, one))));
  app.post(`${prefix}/Users/New`, async (c) => {
    const { Name, Password = '' } = newUser.parse(await c.req.json());
    if (state.users.some(({ name }) => name.toLowerCase() === Name.toLowerCase()))
      return c.text(dialect.badRequest, 400);
    return c.json(describeUser(server, addUser(server, Name, dialect.takesPasswordAtOnce ? Password : '')));
  });
  app.get(`${prefix}/Users/:id`, (c) => {
    const user = find(c.req.param('id'));
    return user ? c.json(describeUser(server, user)) : c.text('User not found', 404);
  });
  app.delete(`${prefix}/Users/:id`, (c) => {
    const user = find(c.req.param('id'));
    if (!user) return c.text('User not found', 404);
    state.users = state.users.filter((one) => one !== user);
    store.save();
    return c.body(null, 204);
  });
  app.post(`${prefix}/Users/:id/Policy`, async (c) => {
    const user = find(c.req.param('id'));
    if (!user) return c.text('User not found', 404);
    const policy = wholePolicy.safeParse(await c.req.json());
    if (!policy.success) return c.text(dialect.badRequest, 400);
    user.policy = policy.data;
    store.save();
    return c.body(null, 204);
  });
  app.post(`${prefix}/Users/:id/Password`, async (c) => {
    const user = find(c.req.param('id'));
    if (!user) return c.text('User not found', 404);
    user.password = z.object({ NewPw: z.string() }).parse(await c.req.json()).NewPw;
    store.save();
    return c.body(null, 204);
  });
}
