import type { ClientOptions } from './client-types.ts';

type Session = Pick<ClientOptions, 'getToken' | 'getCsrf' | 'getDomain' | 'getSocketId'>;

/** Returns the headers of spec §7, which contain secrets, for one request to the API's own origin. */
export function sessionHeaders(session: Session, csrfRenewed: boolean): Record<string, string> {
  const { getToken, getCsrf = readCsrf, getDomain, getSocketId } = session;
  const token = getToken();
  const optional = {
    Authorization: token && `Bearer ${token}`,
    'X-XSRF-TOKEN': getCsrf(csrfRenewed),
    'X-Kronos-Domain': getDomain?.(),
    'X-Socket-ID': getSocketId?.(),
  };
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  for (const [name, value] of Object.entries(optional)) if (value) headers[name] = value;
  return headers;
}

/** Returns the token that the page was rendered with, or else that of the cookie, which is URL-encoded. */
function readCsrf(renewed: boolean): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const meta = renewed ? null : document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  if (meta?.content) return meta.content;
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='));
  return cookie && decode(cookie.slice('XSRF-TOKEN='.length));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
