import type { ServerType } from '@kronos/api/contract';
import { z } from 'zod';
import { parseBounded } from '../../security/bounded-json.ts';
import { readText } from '../read-text.ts';

export interface MediaServerInfo {
  version: string;
  /** The response time in milliseconds. */
  ms: number;
}

const generic = z.object({ Version: z.string() });
const probes: Record<ServerType, { path: string; version: z.ZodType<string> }> = {
  plex: {
    path: '/identity',
    version: z
      .object({ MediaContainer: z.object({ version: z.string() }) })
      .transform(({ MediaContainer }) => MediaContainer.version),
  },
  jellyfin: { path: '/System/Info/Public', version: generic.transform(({ Version }) => Version) },
  emby: { path: '/emby/System/Info/Public', version: generic.transform(({ Version }) => Version) },
};

const longestAnswer = 64 * 1024;
const longestTag = 4096;

/** Reads the identity of a media server with the cheapest call that needs no account; throws on failure. */
export async function readMediaServerInfo(
  type: ServerType,
  base: string,
  signal: AbortSignal,
): Promise<MediaServerInfo> {
  const { path, version } = probes[type];
  const started = performance.now();
  // The server belongs to a customer: redirects into our own network are not followed, and responses are limited.
  const response = await fetch(`${base}${path}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal,
  });
  const text = await readText(response, longestAnswer);
  if (!response.ok) throw new Error(`${base}${path} answered ${response.status}.`);
  const ms = Math.round((performance.now() - started) * 10) / 10;
  return { version: parseVersion(text, version).slice(0, 100), ms };
}

/** Old Plex servers respond with XML whatever is requested. */
function parseVersion(text: string, version: z.ZodType<string>): string {
  const start = text.indexOf('<MediaContainer');
  if (start === -1) return version.parse(parseBounded(text));
  // Only its attributes, and no more than expected: the server's owner controls this text.
  const [tag = ''] = text.slice(start, start + longestTag).split('>', 1);
  const attribute = /\sversion="([^"]+)"/.exec(tag)?.[1];
  if (attribute === undefined) throw new Error('The media server does not report its version.');
  return attribute;
}
