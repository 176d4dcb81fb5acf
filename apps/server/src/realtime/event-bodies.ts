import { isChannelName } from './channel-names.ts';
import type { Message } from './port.ts';
import { isRecord, parse } from './protocol.ts';

const MOST_CHANNELS = 100;
const LARGEST_BATCH = 10;
const LARGEST_DATA = 10_240;

/** The data of an event exceeds the limit; other faults of a body are TypeErrors. */
export class MessageTooLarge extends Error {
  override readonly name = 'MessageTooLarge';
}

/** Reads `{name, data, channels | channel, socket_id?}`; returns one message per channel. */
export function readEvent(body: string): Message[] {
  return messagesOf(parse(body));
}

/** Reads `{batch: [{name, data, channel, socket_id?}, …]}`. */
export function readBatch(body: string): Message[] {
  const value = parse(body);
  const batch = isRecord(value) ? value['batch'] : undefined;
  if (!Array.isArray(batch)) throw new TypeError('The body needs a batch, a list of events.');
  if (batch.length > LARGEST_BATCH) throw new TypeError(`A batch may have at most ${LARGEST_BATCH} events.`);
  return batch.flatMap(messagesOf);
}

function messagesOf(value: unknown): Message[] {
  if (!isRecord(value)) throw new TypeError('An event must be an object.');
  const { name, data, socket_id } = value;
  if (typeof name !== 'string' || name === '' || name.length > 200 || /^pusher(_internal)?:/.test(name)) {
    throw new TypeError('An event needs a name of at most 200 characters that is not one of the protocol’s own.');
  }
  if (data === undefined) throw new TypeError('An event needs data.');
  if (socket_id !== undefined && typeof socket_id !== 'string') throw new TypeError('The socket_id must be a string.');
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  if (Buffer.byteLength(text) > LARGEST_DATA) throw new MessageTooLarge(`Data may have at most ${LARGEST_DATA} bytes.`);
  return channelsOf(value).map((channel) => ({ channel, event: name, data: text, except: socket_id }));
}

function channelsOf({ channel, channels }: Record<string, unknown>): string[] {
  const names: unknown = channels ?? (channel === undefined ? [] : [channel]);
  if (!Array.isArray(names) || names.length === 0) throw new TypeError('An event needs a channel.');
  if (names.length > MOST_CHANNELS) throw new TypeError(`An event may go to at most ${MOST_CHANNELS} channels.`);
  if (!names.every((name): name is string => typeof name === 'string' && isChannelName(name))) {
    throw new TypeError('A channel name may have at most 200 characters: letters, digits and _-=@,.; only.');
  }
  return names;
}
