import type { MediaServerState, SignIn } from '../../../src/domain/media-servers/port.ts';

/** Signs in to the sandbox's plex.tv; returns a function that calls it as this account. */
async function signIn(sandbox: string, { login, password }: SignIn) {
  const base = `${sandbox}/plex.tv`;
  const body = new URLSearchParams({ login, password });
  const response = await fetch(`${base}/api/v2/users/signin`, { method: 'POST', body });
  const { authToken } = (await response.json()) as { authToken: string };
  return async (method: string, path: string, json?: unknown): Promise<Response> => {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { 'X-Plex-Token': authToken, 'Content-Type': 'application/json', Connection: 'close' },
      body: json === undefined ? null : JSON.stringify(json),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
}

/** Accepts the share of a server as the invited account. */
export async function acceptShare(sandbox: string, { machineId }: MediaServerState, who: SignIn): Promise<void> {
  const call = await signIn(sandbox, who);
  const response = await call('GET', '/api/v2/shared_servers/invites/received/pending');
  const pending = (await response.json()) as { id: number; machineIdentifier: string }[];
  const share = pending.find(({ machineIdentifier }) => machineIdentifier === machineId);
  await call('POST', `/api/v2/shared_servers/${share?.id}/accept`);
}

/** Shares a server with many accounts. */
export async function shareMany(
  sandbox: string,
  { machineId }: MediaServerState,
  owner: SignIn,
  emails: readonly string[],
): Promise<void> {
  const call = await signIn(sandbox, owner);
  const share = (invited_email: string) =>
    call('POST', `/api/servers/${machineId}/shared_servers`, {
      server_id: machineId,
      shared_server: { library_section_ids: [], invited_email },
    });
  for (let start = 0; start < emails.length; start += 25) await Promise.all(emails.slice(start, start + 25).map(share));
}
