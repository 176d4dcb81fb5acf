import { readChannelName } from './channel-names.ts';
import type { Limits } from './limits.ts';
import type { Peer } from './peer.ts';
import { type ClientFrame, closeCodes, decodeFrame, encodeFrame, fieldsOf, textOf } from './protocol.ts';
import type { Member, Rooms } from './rooms.ts';
import { type Credentials, isEqual, signChannel, signUser } from './signature.ts';
import type { Silence } from './silence.ts';

/** Handles what clients send. */
export interface Receiver {
  /** Handles one text frame. */
  receive(peer: Peer, text: string): void;
  /** Removes a peer from all its channels. */
  leaveAll(peer: Peer): void;
}

/** Depends on nothing of servers and sockets beyond the peer. */
export function createReceiver({
  credentials,
  limits,
  rooms,
  silence,
}: {
  credentials: Credentials;
  limits: Limits;
  rooms: Rooms<Peer>;
  silence: Silence;
}): Receiver {
  const tellOthers = (peer: Peer, frame: Parameters<typeof encodeFrame>[0] & { channel: string }) => {
    const text = encodeFrame(frame);
    for (const other of rooms.sockets(frame.channel)) if (other !== peer) other.send(text);
  };
  const leave = (peer: Peer, channel: string) => {
    if (!peer.channels.delete(channel)) return;
    const gone = rooms.leave(channel, peer);
    if (!gone) return;
    tellOthers(peer, { event: 'pusher_internal:member_removed', channel, data: { user_id: gone.user_id } });
  };

  const subscribe = (peer: Peer, data: Record<string, unknown>) => {
    const channel = textOf(data['channel']);
    const refuse = (type: string, error: string, status: number) => {
      peer.send(encodeFrame({ event: 'pusher:subscription_error', channel, data: { type, error, status } }));
    };
    const kind = readChannelName(channel);
    if (typeof kind === 'object') return refuse('InvalidChannel', kind.refusal, 400);
    if (!rooms.has(channel, peer)) {
      if (peer.channels.size >= limits.channelsPerSocket) {
        return refuse('LimitReached', `A socket may be on at most ${limits.channelsPerSocket} channels.`, 400);
      }
      const { auth, channel_data } = data;
      // Some back ends sign it for private channels too.
      const signed = kind === 'presence' || channel_data !== undefined ? textOf(channel_data) : undefined;
      if (kind !== 'public' && !isEqual(textOf(auth), signChannel(credentials, peer.id, channel, signed))) {
        return refuse('AuthError', 'The signature does not match this socket and channel.', 401);
      }
      const member = kind !== 'presence' || signed === undefined ? undefined : readMember(signed);
      if (kind === 'presence' && !member) return refuse('AuthError', 'The channel_data has no user_id.', 401);
      const isNew = rooms.join(channel, peer, member);
      peer.channels.add(channel);
      if (isNew && member) tellOthers(peer, { event: 'pusher_internal:member_added', channel, data: member });
    }
    const answers = {
      public: () => ({}),
      presence: () => ({ presence: describe(rooms.members(channel)) }),
      // An addition to the protocol, which other clients ignore: a client that has read since the last event need not
      // read again.
      private: () => ({ quiet_ms: silence.on(channel) }),
    };
    peer.send(encodeFrame({ event: 'pusher_internal:subscription_succeeded', channel, data: answers[kind]() }));
  };

  const signIn = (peer: Peer, { auth, user_data }: Record<string, unknown>) => {
    const id = textOf(fieldsOf(user_data)['id']);
    const isSigned = isEqual(textOf(auth), signUser(credentials, peer.id, textOf(user_data)));
    if (!isSigned || id === '') {
      return peer.reportError(closeCodes.signedOut, 'The sign-in is not signed for this socket.');
    }
    peer.userId = id;
    peer.send(encodeFrame({ event: 'pusher:signin_success', data: { user_data } }));
  };

  const whisper = (peer: Peer, { event, channel, data }: ClientFrame) => {
    if (!channel || readChannelName(channel) === 'public' || !rooms.has(channel, peer)) {
      const words = 'Client events may only be sent on private channels that the sender has joined.';
      return peer.reportError(closeCodes.refusedEvent, words, channel);
    }
    if (!peer.maySendClientEvent())
      return peer.reportError(closeCodes.refusedEvent, 'Too many client events, or they are not allowed.', channel);
    const user_id = rooms.member(channel, peer)?.user_id;
    tellOthers(peer, { event, channel, data, ...(user_id !== undefined && { user_id }) });
  };

  return {
    receive(peer, text) {
      peer.touch();
      if (!peer.maySend()) return peer.close(closeCodes.comeBackLater, 'Too many messages.');
      const frame = decodeFrame(text);
      if (!frame) return peer.reportError(closeCodes.invalidFrame, 'The message is not a frame of this protocol.');
      const data = fieldsOf(frame.data);
      if (frame.event === 'pusher:ping') return peer.send(encodeFrame({ event: 'pusher:pong', data: {} }));
      if (frame.event === 'pusher:pong') return;
      if (frame.event === 'pusher:subscribe') return subscribe(peer, data);
      if (frame.event === 'pusher:unsubscribe') return leave(peer, textOf(data['channel']));
      if (frame.event === 'pusher:signin') return signIn(peer, data);
      if (frame.event.startsWith('client-')) return whisper(peer, frame);
      peer.reportError(closeCodes.invalidFrame, 'The event is unknown.');
    },
    leaveAll(peer) {
      for (const channel of peer.channels) leave(peer, channel);
    },
  };
}

function readMember(channelData: string): Member | undefined {
  const { user_id, user_info } = fieldsOf(channelData);
  return textOf(user_id) === '' ? undefined : { user_id: textOf(user_id), user_info };
}

function describe(members: Member[]) {
  const hash = Object.fromEntries(members.map(({ user_id, user_info }) => [user_id, user_info ?? null]));
  return { count: members.length, ids: Object.keys(hash), hash };
}
