import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Peer } from './peer.ts';
import type { Message } from './port.ts';
import { encodeFrame } from './protocol.ts';
import type { Rooms } from './rooms.ts';
import type { Silence } from './silence.ts';

/** Sends that may go out before the rest of the process has its turn. */
const BATCH = 250;

/** An event on its way to everybody on a channel but the socket that caused it. */
export interface Sending extends Message {
  except?: string | undefined;
}

/** Sends events one after another, so that every socket sees them in the order they were published. */
export function createFanOut(rooms: Rooms<Peer>, silence: Silence): (sending: Sending) => Promise<void> {
  let last = Promise.resolve();

  const send = async ({ channel, except }: Sending, frame: Buffer) => {
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
    last = last.then(() => send(message, frame));
    await last;
  };
}
