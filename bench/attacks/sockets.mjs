// Sockets of users who are signed in.
import { WebSocket } from 'ws';
import { createCall } from '../product-calls.mjs';

/** Opens a socket and joins a channel of its user, signed by the given process; resolves once it has joined. */
export async function openSigned({ origin, signer = origin, key, token, channel }) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/realtime/app/${key}?protocol=7`, { origin });
  const call = createCall(signer);
  await new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`The socket was closed with ${code}.`)));
    socket.on('message', async (frame) => {
      const { event, data } = JSON.parse(frame.toString());
      if (event === 'pusher_internal:subscription_succeeded') resolve();
      if (event !== 'pusher:connection_established') return;
      const { socket_id } = JSON.parse(data);
      const { auth, message } = await call('/api/broadcasting/auth', { token, socket_id, channel_name: channel });
      if (auth) socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      else reject(new Error(message));
    });
  });
  return socket;
}

/** Opens as many signed sockets of one user as are accepted, with one session after another. */
export async function openUntilRefused({ origin, key, user: credentials, sessions, each }) {
  const call = createCall(origin);
  const open = [];
  for (let session = 0; session < sessions; session += 1) {
    const { token, user } = await call('/api/login', credentials);
    const channel = `private-user.${user.id}`;
    const tries = Array.from({ length: each }, () => openSigned({ origin, key, token, channel }));
    for (const { value } of await Promise.allSettled(tries)) if (value) open.push(value);
  }
  return open;
}

/**
 * Opens sockets of a user at all processes, each signed by another one; resolves with the milliseconds from the action
 * that ends them to the last close.
 */
export async function msToClose({ origins, key, user: credentials, channelOf, count, end }) {
  const call = createCall(origins[0]);
  const { token, user } = await call('/api/login', credentials);
  const sockets = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const origin = origins[index % origins.length];
      const signer = origins[(index + 1) % origins.length];
      return openSigned({ origin, signer, key, token, channel: channelOf(user) });
    }),
  );
  const closed = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve))));
  const begun = performance.now();
  await end({ token, user });
  await closed;
  return performance.now() - begun;
}

/** The milliseconds until a new socket of a user has joined their channel. */
export async function msToJoin({ origin, key, token, channel }) {
  const begun = performance.now();
  const socket = await openSigned({ origin, key, token, channel });
  const ms = performance.now() - begun;
  socket.terminate();
  return ms;
}
