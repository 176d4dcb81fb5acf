import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { WebSocket } from 'ws';
import { addressOf } from '../platform/client-address.ts';
import { createSeen } from './bus/seen.ts';
import { createUpgradeHandler } from './upgrade-handler.ts';
import { createEventsApi } from './events-api.ts';
import { createFanOut } from './fan-out.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createPeer, type Peer } from './peer.ts';
import { occupancyOf } from './occupancy.ts';
import type { Broadcaster, Message, Relay } from './port.ts';
import { closeCodes, decideHandshake, encodeFrame } from './protocol.ts';
import { createReceiver } from './receive.ts';
import { createRooms } from './rooms.ts';
import { type Credentials, signChannel, signUser } from './signature.ts';
import { createSilence } from './silence.ts';
import { createStrangers } from './strangers.ts';
import { createUserSockets } from './user-sockets.ts';

export interface LocalBroadcasterOptions extends Credentials {
  appId: string;
  /** Sends what other back ends publish to every process, including this one. @default this process only */
  relay?: Relay | undefined;
  /** The paths of the sockets, each followed by `/{key}`. @default /realtime/app and /app */
  paths?: readonly string[];
  /** Whether a page of this origin may connect; `host` is the request's Host header. */
  allowedOrigins: (origin: string, host: string) => boolean;
  logger: { info(facts: object, message: string): void };
  /** Milliseconds since the epoch. @default Date.now */
  now?: () => number;
  /** Monotonic milliseconds, independent of changes to the system clock. @default performance.now */
  elapsed?: () => number;
  limits?: Partial<Limits>;
  /** Whether to trust X-Forwarded-For. @default false */
  trustProxy?: boolean;
}

/** The broadcaster in this process. */
export interface LocalBroadcaster extends Broadcaster {
  attach: NonNullable<Broadcaster['attach']>;
  /** The signed events API; mount it at the root, as its paths begin with `/apps`. */
  readonly eventsApi: Hono;
}

/**
 * Speaks the Pusher protocol, version 7, over `ws`, for one application that is always enabled. TLS is left to the
 * server to which it is attached. Cache channels are refused by name.
 * https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol
 */
export function createLocalBroadcaster(options: LocalBroadcasterOptions): LocalBroadcaster {
  const { appId, key, secret, relay, logger, now = Date.now, trustProxy = false } = options;
  const credentials = { key, secret };
  const limits = { ...defaultLimits, ...options.limits };
  const peers = new Map<string, Peer>();
  /** The sessions that have ended: a late grant from another process for one of them closes the socket as well. */
  const ended = createSeen<string>();
  const rooms = createRooms<Peer>();
  const strangers = createStrangers(limits, now);
  const userSockets = createUserSockets(limits.socketsPerUser);
  const silence = createSilence(options.elapsed);
  const send = createFanOut(rooms, silence);
  const publishHere = async (messages: readonly Message[]) => {
    for (const message of messages) await send(message);
  };
  const receiver = createReceiver({ credentials, limits, rooms, silence });

  const onSocket = (socket: WebSocket, askedKey: string, query: URLSearchParams, request: IncomingMessage) => {
    const peer = createPeer(socket, limits, now, (gone) => {
      peers.delete(gone.id);
      strangers.forget(gone);
      userSockets.forget(gone);
      receiver.leaveAll(gone);
    });
    if (askedKey !== key) return peer.close(closeCodes.unknownKey, 'The key is unknown.');
    const refusal = decideHandshake(query);
    if (refusal) return peer.close(...refusal);
    const isFull = peers.size >= limits.connections;
    const leaving = strangers.add(peer, addressOf(request, trustProxy), isFull);
    if (isFull && leaving.length === 0) {
      return peer.close(closeCodes.comeBackLater, 'There are too many connections at the moment.');
    }
    for (const stranger of leaving) stranger.close(closeCodes.comeBackLater, 'There are too many connections.');
    peers.set(peer.id, peer);
    socket.on('message', (message: Buffer, isBinary) => {
      if (isBinary) peer.touch();
      else receiver.receive(peer, message.toString());
    });
    const data = { socket_id: peer.id, activity_timeout: limits.activitySeconds };
    peer.send(encodeFrame({ event: 'pusher:connection_established', data }));
  };
  const closeAll = (isMeant: (peer: Peer) => boolean, code: number, message: string) => {
    const meant = [...peers.values()].filter(isMeant);
    for (const peer of meant) peer.close(code, message);
    if (meant.length > 0) logger.info({ sockets: meant.length, code }, 'sockets closed');
  };

  const disconnect: Broadcaster['disconnect'] = async ({ userId, sessionId }, code) => {
    if (sessionId !== undefined && code === closeCodes.signedOut) ended.isNew(sessionId);
    const isTheirs = (peer: Peer) =>
      sessionId === undefined ? isOf(peer, String(userId)) : peer.owners.has(sessionId);
    closeAll(isTheirs, code, code === closeCodes.signedOut ? sessionEnded : 'The permissions have changed.');
  };

  const { paths = ['/realtime/app', '/app'], allowedOrigins } = options;
  const upgradeHandler = createUpgradeHandler({ paths, allowedOrigins, limits, trustProxy, onSocket });
  const checks = setInterval(
    () => {
      for (const peer of peers.values()) peer.check();
      for (const peer of strangers.overdue()) peer.close(closeCodes.comeBackLater, 'No channel was signed.');
    },
    (limits.activitySeconds * 1_000) / 6,
  ).unref();

  return {
    attach: upgradeHandler.attach,
    eventsApi: createEventsApi({
      appId,
      credentials,
      now,
      publish: relay?.publish ?? publishHere,
      terminate: relay?.terminate ?? ((userId) => disconnect({ userId }, closeCodes.signedOut)),
      occupancy: async () => relay?.gather(occupancyOf(rooms)) ?? occupancyOf(rooms),
    }),
    send,
    sign: (socketId, wireName) => ({ auth: signChannel(credentials, socketId, wireName) }),
    signUser(socketId, userId) {
      const user_data = JSON.stringify({ id: String(userId) });
      return { auth: signUser(credentials, socketId, user_data), user_data };
    },
    remember(socketId, { sessionId, userId }) {
      const peer = peers.get(socketId);
      if (!peer) return false;
      peer.owners.set(sessionId, userId);
      if (ended.has(sessionId)) peer.close(closeCodes.signedOut, sessionEnded);
      else if (!userSockets.add(peer, userId))
        peer.close(closeCodes.comeBackLater, 'This user has too many connections.');
      return true;
    },
    disconnect,
    answerCensus: async () => relay?.answer(occupancyOf(rooms)),
    connections: () => peers.size,
    close() {
      clearInterval(checks);
      const closed = upgradeHandler.close();
      closeAll(() => true, closeCodes.comeBackLater, 'The server is shutting down.');
      return closed;
    },
  };
}

const sessionEnded = 'The session has ended.';

/** Whether the user signed in on the socket, or had a channel signed for it. */
const isOf = ({ userId, owners }: Peer, id: string): boolean =>
  userId === id || [...owners.values()].includes(Number(id));
