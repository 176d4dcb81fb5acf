import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Peer } from './peer.ts';
import type { Message } from './port.ts';
import { encodeFrame } from './protocol.ts';
import type { Rooms } from './rooms.ts';
import type { Silence } from './silence.ts';

/** How many frames to send before yielding to the rest of the process. */
const BATCH = 250;

/** Sends events one after another, so that every socket receives them in the order in which they were published. */
export function createFanOut(rooms: Rooms<Peer>, silence: Silence): (message: Message) => Promise<void> {
  let last = Promise.resolve();

  const send = async ({ channel, except }: Message, frame: Buffer) => {
    let sent = 0;
    // In the same tick in which the sockets are listed: a later subscriber is told that it missed this event.
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
    // A failure is reported to its publisher; the events after it are sent all the same.
    last = sent.catch(() => undefined);
    await sent;
  };
}
