import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Peer } from './peer.ts';
import type { Message } from './port.ts';
import { encodeFrame } from './protocol.ts';
import type { Rooms } from './rooms.ts';
import type { Silence } from './silence.ts';

/** Sends that may go out before the rest of the process has its turn. */
const BATCH = 250;

/** Sends events one after another, so that every socket sees them in the order they were published. */
export function createFanOut(rooms: Rooms<Peer>, silence: Silence): (message: Message) => Promise<void> {
  let last = Promise.resolve();

  const send = async ({ channel, except }: Message, frame: Buffer) => {
    let sent = 0;
    // In the turn in which the listeners are counted: who joins later is told that they missed this.
    silence.end(channel);
    for (const peer of rooms.sockets(channel)) {
      if (peer.id === except) continue;
      peer.send(frame);
      if (++sent % BATCH === 0) await yieldToOthers();
    }
  };
  return async (message) => {
    const frame = Buffer.from(encodeFrame({ event: message.event, channel: message.channel, data: message.data }));
    const sent = last.then(() => send(message, frame));
    // One that fails is its publisher's to hear of; those behind it leave all the same.
    last = sent.catch(() => undefined);
    await sent;
  };
}
