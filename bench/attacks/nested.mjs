// JSON that is nested deeply enough to overflow the stack of whoever serializes it again.
import { createRequire } from 'node:module';
import { WebSocket } from 'ws';
import { root } from '../../scripts/setup.mjs';

const Pusher = createRequire(`${root}apps/server/package.json`)('pusher');

/** Within the limit of a frame. */
const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;

/** A body for any call. */
export const nestedBody = `{"email":${deep},"password":"x"}`;

/** Publishes an event with nested data, correctly signed; resolves with the status. */
export async function publishNested({ port, appId, key, secret }) {
  const sdk = new Pusher({ appId, key, secret, host: '127.0.0.1', port: String(port) });
  const path = `/apps/${appId}/events`;
  const body = `{"name":"x","channel":"x","data":${deep}}`;
  const query = sdk.createSignedQueryString({ method: 'POST', path, body, params: {} });
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(`http://127.0.0.1:${port}${path}?${query}`, { method: 'POST', headers, body });
  return status;
}

/** Sends a nested client event; resolves with the code of the error that the server reports. */
export const sendNested = ({ port, key }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/app/${key}?protocol=7`);
    socket.on('error', reject);
    socket.on('close', (code) => resolve(code));
    socket.on('message', (frame) => {
      const { event, data } = JSON.parse(frame.toString());
      if (event === 'pusher:connection_established')
        socket.send(`{"event":"client-x","channel":"private-x","data":${deep}}`);
      if (event !== 'pusher:error') return;
      resolve(JSON.parse(data).code);
      socket.terminate();
    });
  });
