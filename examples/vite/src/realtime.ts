// Creates and closes a manager in plain Node, then receives an event from the fake one.
import { createChannelManager } from '@kronos/realtime';
import { channelName, channels } from '@kronos/realtime/channels';
import { createFakeChannelManager } from '@kronos/realtime/testing';

const manager = createChannelManager({ authorize: () => Promise.reject(new Error('never asked')), onError: () => {} });
const idle = manager.link.get().state;
manager.close();

const fake = createFakeChannelManager();
const heard: number[] = [];
fake.on('admin', 'server-updated', ({ id }) => heard.push(id));
fake.connect({ key: 'key', path: '', host: 'localhost', port: 1, tls: false }, { tenant: 'demo', id: 7 });
fake.emit('admin', 'server-updated', { id: 3 });

process.stdout.write(
  JSON.stringify({
    idle,
    heard,
    live: fake.link.get().state,
    name: channelName('user', { id: 7 }),
    has: 'user' in channels,
  }),
);
