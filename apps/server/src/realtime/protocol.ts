import { randomInt } from 'node:crypto';
import { parseBounded } from '../security/bounded-json.ts';

/** The close codes of protocol 7 that are used here. Below 4100 and from 4300 up a client stays away for good. */
export const closeCodes = {
  unknownKey: 4001,
  badVersion: 4006,
  unsupportedProtocol: 4007,
  noProtocol: 4008,
  signedOut: 4009,
  comeBackLater: 4100,
  invalidFrame: 4200,
  noPong: 4201,
  refusedEvent: 4301,
} as const;

/** A frame of a client; `data` is an object or JSON text, see `fieldsOf`. */
export interface ClientFrame {
  event: string;
  channel: string | undefined;
  data: unknown;
}

/** A frame for clients. `data` always travels as text; a string is taken as it is. */
export function encodeFrame(frame: {
  event: string;
  channel?: string | undefined;
  data: unknown;
  user_id?: string;
}): string {
  const { event, channel, data, user_id } = frame;
  return JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data), user_id });
}

/** The frame in a client's text; undefined when it is none. */
export function decodeFrame(text: string): ClientFrame | undefined {
  const frame = parse(text);
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return undefined;
  const { event, channel, data } = frame;
  return { event, channel: typeof channel === 'string' ? channel : undefined, data };
}

/** The fields of a frame's data, whichever way it was sent; none when it has none. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  const value = typeof data === 'string' ? parse(data) : data;
  return isRecord(value) ? value : {};
}

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or number as text; anything else is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** JSON, or undefined when it is none or no frame needs so much of it. */
export function parse(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return undefined;
  }
}

/** An id that nobody can guess and no two sockets share. */
export const createSocketId = (): string => `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;

/** Why a handshake is refused, as close code and message; undefined when it is not. A missing protocol is refused. */
export function decideHandshake(query: URLSearchParams): readonly [code: number, message: string] | undefined {
  const version = query.get('version');
  if (version !== null && !/^\d+(\.\d+)*/.test(version)) {
    return [closeCodes.badVersion, 'The version of the client is not readable.'];
  }
  const protocol = query.get('protocol');
  if (protocol === null) return [closeCodes.noProtocol, 'A protocol version is needed.'];
  if (!/^[567]$/.test(protocol))
    return [closeCodes.unsupportedProtocol, 'The protocol versions 5 to 7 are spoken here.'];
  return undefined;
}
