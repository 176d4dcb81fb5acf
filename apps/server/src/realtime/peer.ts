import type { WebSocket } from 'ws';
import { createMeter, type Limits } from './limits.ts';
import { closeCodes, createSocketId, encodeFrame } from './protocol.ts';

/** Milliseconds of silence per second of `activitySeconds`: the client gets a third more time to send a ping itself. */
const PATIENCE = 1_333;

/** One connected client. */
export interface Peer {
  readonly id: string;
  readonly channels: Set<string>;
  /** The sessions that had channels signed for this socket, each with its user. */
  readonly owners: Map<string, number>;
  /** The user id with which the client signed in (`pusher:signin`). */
  userId: string | undefined;
  /** Whether one more message, or client event, fits into the current second. */
  readonly maySend: () => boolean;
  readonly maySendClientEvent: () => boolean;
  send(frame: string | Buffer): void;
  /** Reports a fault and stays open: an error frame does not change a client's state. */
  reportError(code: number, message: string, channel?: string): void;
  /** Sends the reason and closes. */
  close(code: number, message: string): void;
  /** Records that the client sent something. */
  touch(): void;
  /** Sends a ping to a silent client; closes the socket if no pong came. */
  check(): void;
}

/** Wraps an accepted socket; `onClose` is called at most once, at the first sign of the end. */
export function createPeer(socket: WebSocket, limits: Limits, now: () => number, onClose: (peer: Peer) => void): Peer {
  let lastSeen = now();
  let pingedAt: number | undefined;
  let isOver = false;

  const end = () => {
    if (isOver) return;
    isOver = true;
    onClose(peer);
  };
  const peer: Peer = {
    id: createSocketId(),
    channels: new Set(),
    owners: new Map(),
    userId: undefined,
    maySend: createMeter(limits.messagesPerSecond, now),
    maySendClientEvent: createMeter(limits.clientEventsPerSecond, now),
    send(frame) {
      if (isOver) return;
      if (socket.bufferedAmount > limits.bufferedBytes) {
        // The server would have to buffer all events for a slow reader.
        end();
        socket.terminate();
        return;
      }
      socket.send(frame, { binary: false });
    },
    reportError(code, message, channel) {
      peer.send(encodeFrame({ event: 'pusher:error', channel, data: { code, message } }));
    },
    close(code, message) {
      peer.reportError(code, message);
      // A half-open socket never confirms the close; its channels are freed at once.
      end();
      socket.close(code, message);
    },
    touch() {
      lastSeen = now();
      pingedAt = undefined;
    },
    check() {
      const time = now();
      if (pingedAt !== undefined) {
        if (time - pingedAt >= limits.pongSeconds * 1_000) peer.close(closeCodes.noPong, 'No pong was received.');
      } else if (time - lastSeen >= limits.activitySeconds * PATIENCE) {
        pingedAt = time;
        peer.send(encodeFrame({ event: 'pusher:ping', data: {} }));
      }
    },
  };
  socket.on('close', end);
  // Without a listener, an invalid frame would crash the process; 'close' follows.
  socket.on('error', () => undefined);
  socket.on('pong', () => peer.touch());
  return peer;
}
