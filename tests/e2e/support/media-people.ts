import type { APIRequestContext } from '@playwright/test';
import { deviceHeaders } from './media-library.ts';

/** An account of plex.tv or Emby Connect in the sandbox. */
interface Account {
  login: string;
  password: string;
}

interface Share {
  id: number;
  invitedEmail: string | null;
  invited: { email: string } | null;
  libraries: { id: number; title: string }[];
}

/**
 * Signs in to the sandbox's plex.tv; returns a function that calls plex.tv, or a Plex server that the account owns, as
 * this account.
 */
export async function plexTv(request: APIRequestContext, sandbox: string, { login, password }: Account) {
  const base = `${sandbox}/plex.tv`;
  const answer = await request.post(`${base}/api/v2/users/signin`, {
    form: { login, password },
    failOnStatusCode: true,
  });
  const { authToken } = (await answer.json()) as { authToken: string };
  return async <T = unknown>(method: 'GET' | 'POST', path: string, data?: object, server = base): Promise<T> => {
    const { host, port } = new URL(server);
    const headers = { 'x-plex-token': authToken, accept: 'application/json', host };
    const options = { method, headers, failOnStatusCode: true, ...(data && { data }) };
    // Browsers resolve names below localhost, as CDN hosts have; the system's resolver may not.
    const url = server.replace(host, `127.0.0.1:${port}`);
    const body = await (await request.fetch(`${url}${path}`, options)).text();
    return (body === '' ? undefined : JSON.parse(body)) as T;
  };
}

/** The invited person accepts everything that is shared with them on plex.tv. */
export async function acceptShares(request: APIRequestContext, sandbox: string, who: Account): Promise<void> {
  const call = await plexTv(request, sandbox, who);
  const open = await call<Share[]>('GET', '/api/v2/shared_servers/invites/received/pending');
  for (const { id } of open) await call('POST', `/api/v2/shared_servers/${id}/accept`);
}

/** The owner reduces what is shared with a person to one library, on plex.tv itself. */
export async function narrowShare(
  request: APIRequestContext,
  sandbox: string,
  { owner, email, library }: { owner: Account; email: string; library: string },
): Promise<void> {
  const call = await plexTv(request, sandbox, owner);
  const shares = await call<Share[]>('GET', '/api/v2/shared_servers/owned/accepted');
  const share = shares.find((one) => (one.invited?.email ?? one.invitedEmail) === email);
  const kept = share?.libraries.find(({ title }) => title === library);
  if (!share || !kept) throw new Error(`${library} is not shared with ${email}.`);
  await call('POST', `/api/v2/shared_servers/${share.id}`, { librarySectionIds: [kept.id] });
}

/** The owner of an e-mail address accepts the invitations by Emby Connect. */
export async function acceptConnect(request: APIRequestContext, sandbox: string, email: string): Promise<void> {
  await request.post(`${sandbox}/accounts/connect.emby.media/${email}/accept`, {
    headers: { 'x-kronos-sandbox': '1' },
    failOnStatusCode: true,
  });
}

interface User {
  Id: string;
  Name: string;
  Policy: Record<string, unknown>;
}

/**
 * The administrator reduces the access of a user of an Emby or Jellyfin server to one library, on the media server
 * itself.
 */
export async function narrowUser(
  request: APIRequestContext,
  server: string,
  {
    administrator,
    user,
    library,
  }: { administrator: { name: string; password: string }; user: string; library: string },
): Promise<void> {
  const options = await deviceHeaders(request, server, administrator);
  const users = (await (await request.get(`${server}/Users`, options)).json()) as User[];
  const found = users.find(({ Name }) => Name === user);
  const folders = (await (await request.get(`${server}/Library/VirtualFolders`, options)).json()) as {
    Name: string;
    ItemId: string;
    Guid?: string;
  }[];
  const kept = folders.find(({ Name }) => Name === library);
  if (!found || !kept) throw new Error(`There is no ${found ? library : user}.`);
  const data = { ...found.Policy, EnableAllFolders: false, EnabledFolders: [kept.Guid ?? kept.ItemId] };
  await request.post(`${server}/Users/${found.Id}/Policy`, { ...options, data });
}
