import { randomInt } from 'node:crypto';
import { parseBounded } from '../security/bounded-json.ts';

/**
 * The close codes of protocol 7 that are used here. After a code below 4100 or from 4300 up, a client does not
 * reconnect.
 */
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

/** A frame from a client; `data` is an object or JSON text, see `fieldsOf`. */
export interface ClientFrame {
  event: string;
  channel: string | undefined;
  data: unknown;
}

/** Encodes a frame for clients. `data` always travels as text; a string is sent unchanged. */
export function encodeFrame(frame: {
  event: string;
  channel?: string | undefined;
  data: unknown;
  user_id?: string;
}): string {
  const { event, channel, data, user_id } = frame;
  return JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data), user_id });
}

/** Decodes the frame in a client's text; undefined if it is invalid. */
export function decodeFrame(text: string): ClientFrame | undefined {
  const frame = parse(text);
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return undefined;
  const { event, channel, data } = frame;
  return { event, channel: typeof channel === 'string' ? channel : undefined, data };
}

/** Returns the fields of a frame's data, in either encoding; an empty object if it has none. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  const value = typeof data === 'string' ? parse(data) : data;
  return isRecord(value) ? value : {};
}

/** Whether a value is an object with named fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text or number as text; an empty text for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses JSON; undefined if it is invalid or exceeds what any frame needs. */
export function parse(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return undefined;
  }
}

/** Creates an id that is unguessable and unique to a socket. */
export const createSocketId = (): string => `${randomInt(2 ** 47)}.${randomInt(2 ** 47)}`;

/**
 * Returns why a handshake is refused, as close code and message; undefined if it is accepted. A missing protocol is
 * refused.
 */
export function decideHandshake(query: URLSearchParams): readonly [code: number, message: string] | undefined {
  const version = query.get('version');
  if (version !== null && !/^\d+(\.\d+)*/.test(version)) {
    return [closeCodes.badVersion, 'The client version is not readable.'];
  }
  const protocol = query.get('protocol');
  if (protocol === null) return [closeCodes.noProtocol, 'A protocol version is required.'];
  if (!/^[567]$/.test(protocol))
    return [closeCodes.unsupportedProtocol, 'Only protocol versions 5 to 7 are supported.'];
  return undefined;
}
