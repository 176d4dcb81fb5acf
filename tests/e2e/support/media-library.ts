import type { APIRequestContext } from '@playwright/test';

/** A folder that every media server of the sandbox has. */
const folder = '/config';

interface Account {
  name: string;
  password: string;
}

const device = 'MediaBrowser Client="Test", Device="Test", DeviceId="test", Version="1"';

/** Signs in to an Emby or Jellyfin server; returns the headers of further calls. */
export async function deviceHeaders(request: APIRequestContext, server: string, { name, password }: Account) {
  const answer = await request.post(`${server}/Users/AuthenticateByName`, {
    headers: { authorization: device },
    data: { Username: name, Pw: password },
    failOnStatusCode: true,
  });
  const { AccessToken } = (await answer.json()) as { AccessToken: string };
  return { headers: { authorization: `${device}, Token="${AccessToken}"` }, failOnStatusCode: true };
}

/** Adds a library to an Emby or Jellyfin server, as its administrator. */
export async function addLibrary(
  request: APIRequestContext,
  server: string,
  name: string,
  account: Account,
): Promise<void> {
  const query = new URLSearchParams({ name, collectionType: 'movies', paths: folder, refreshLibrary: 'false' });
  await request.post(`${server}/Library/VirtualFolders?${query}`, await deviceHeaders(request, server, account));
}

/** Removes a library from an Emby or Jellyfin server, as its administrator. */
export async function removeLibrary(
  request: APIRequestContext,
  server: string,
  name: string,
  account: Account,
): Promise<void> {
  const query = new URLSearchParams({ name, refreshLibrary: 'false' });
  await request.delete(`${server}/Library/VirtualFolders?${query}`, await deviceHeaders(request, server, account));
}
