import type { APIRequestContext } from '@playwright/test';

/** A folder that every media server of the sandbox has. */
const folder = '/config';

interface Account {
  name: string;
  password: string;
}

/** Adds a library to an Emby or Jellyfin server, as its administrator. */
export async function addLibrary(
  request: APIRequestContext,
  server: string,
  name: string,
  { name: user, password }: Account,
): Promise<void> {
  const device = 'MediaBrowser Client="Test", Device="Test", DeviceId="test", Version="1"';
  const answer = await request.post(`${server}/Users/AuthenticateByName`, {
    headers: { authorization: device },
    data: { Username: user, Pw: password },
    failOnStatusCode: true,
  });
  const { AccessToken } = (await answer.json()) as { AccessToken: string };
  const query = new URLSearchParams({ name, collectionType: 'movies', paths: folder, refreshLibrary: 'false' });
  await request.post(`${server}/Library/VirtualFolders?${query}`, {
    headers: { authorization: `${device}, Token="${AccessToken}"` },
    failOnStatusCode: true,
  });
}
