import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** Returns an event as text: channel, name and data. */
export const textOf = (event: { channel: unknown; event: unknown; data: unknown }) =>
  `${String(event.channel)} ${String(event.event)} ${typeof event.data === 'string' ? event.data : JSON.stringify(event.data)}`;

/** A Pusher-compatible service that outlives the panel and records the events it receives. */
export async function startPushService() {
  const received: string[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json').end('{}');
      if (!request.url?.includes('/events')) return;
      const { name, data, ...to } = JSON.parse(Buffer.concat(chunks).toString());
      for (const channel of to.channels ?? [to.channel]) received.push(textOf({ channel, event: name, data }));
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const { port } = service.address() as { port: number };
  return {
    received,
    /** The environment variables that make a panel use it. */
    env: {
      KRONOS_BROADCASTER: 'pusher',
      PUSHER_APP_ID: 'kronos',
      PUSHER_APP_KEY: 'key',
      PUSHER_APP_SECRET: 'secret',
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: String(port),
      PUSHER_SCHEME: 'http',
    },
  };
}
