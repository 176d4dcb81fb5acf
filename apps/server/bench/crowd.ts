// The clients of the realtime bench: one pusher-js, then a thousand plain sockets on each side. They report by the
// monotonic clock, which the processes of a machine share.
import { once } from 'node:events';
import Pusher from 'pusher-js';
import { WebSocket } from 'ws';
import { signChannel } from '../src/realtime/signature.ts';

const [port, count] = process.argv.slice(2).map(Number);
if (!port || !count) throw new Error('The crowd needs a port and a number of subscribers.');
const credentials = { key: 'bench', secret: 'bench' };
const tell = (value: number) => process.send?.(value);

const client = new Pusher(credentials.key, {
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: port,
  forceTLS: false,
  enabledTransports: ['ws'],
  channelAuthorization: {
    customHandler: ({ socketId, channelName }, callback) =>
      callback(null, { auth: signChannel(credentials, socketId, channelName) }),
  },
});
const channel = client.subscribe('private-user.1');
channel.bind('server-updated', () => tell(Number(process.hrtime.bigint())));
channel.bind('pusher:subscription_succeeded', () => tell(0));

let heard = 0;
process.on('message', () => void gather());
// Should the bench itself fall over.
process.on('disconnect', () => process.exit());

async function gather(): Promise<void> {
  for (let n = 0; n < (count ?? 0); n += 50) {
    await Promise.all(Array.from({ length: 50 }, () => Promise.all([joinOurs(), joinBare()])));
  }
  tell(0);
}

async function joinOurs(): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${credentials.key}?protocol=7`);
  const [greeting] = (await once(socket, 'message')) as [Buffer];
  const { socket_id } = JSON.parse((JSON.parse(greeting.toString()) as { data: string }).data) as { socket_id: string };
  const data = { channel: 'private-user.2', auth: signChannel(credentials, socket_id, 'private-user.2') };
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data }));
  await once(socket, 'message');
  socket.on('message', hear);
}

async function joinBare(): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/bare`);
  await once(socket, 'open');
  socket.on('message', hear);
}

function hear(): void {
  if (++heard < (count ?? 0)) return;
  heard = 0;
  tell(0);
}
