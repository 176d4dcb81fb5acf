import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isChannelName } from './channel-names.ts';
import { MessageTooLarge, readBatch, readEvent } from './event-bodies.ts';
import type { Occupancy } from './occupancy.ts';
import type { Message } from './port.ts';
import { type Credentials, decideRequest } from './signature.ts';

const PRESENCE = 'presence-';

export interface EventsApiDeps {
  appId: string;
  credentials: Credentials;
  now: () => number;
  publish: (messages: readonly Message[]) => Promise<void>;
  /** Closes the sockets of a user. */
  terminate: (userId: string) => Promise<void>;
  /** The occupancy of the channels. */
  occupancy: () => Promise<Occupancy>;
}

/**
 * The HTTP part of the Pusher protocol, with which any back end can publish through its usual SDK. Every call is
 * signed.
 */
export function createEventsApi({ appId, credentials, now, publish, terminate, occupancy }: EventsApiDeps): Hono {
  const api = new Hono().basePath('/apps/:app');

  api.use(bodyLimit({ maxSize: 262_144, onError: (context) => refuse(context, 413, 'The body is too large.') }));
  api.use(async (context, next) => {
    if (context.req.param('app') !== appId) return refuse(context, 404, 'This application is unknown.');
    const { pathname: path, searchParams: query } = new URL(context.req.url);
    // Only the publisher can end its body early, and it no longer reads this response.
    const body = await context.req.text().catch(() => undefined);
    if (body === undefined) return refuse(context, 400, 'The body is incomplete.');
    const request = { method: context.req.method, path, query, body };
    const refusal = decideRequest(credentials, request, now());
    return refusal === undefined ? next() : refuse(context, 401, refusal);
  });

  const post = (path: string, read: (body: string) => Message[]) => {
    api.post(path, async (context) => {
      try {
        await publish(read(await context.req.text()));
        return context.json({});
      } catch (error) {
        if (error instanceof MessageTooLarge) return refuse(context, 413, error.message);
        if (error instanceof TypeError) return refuse(context, 400, error.message);
        throw error;
      }
    });
  };
  post('/events', readEvent);
  post('/batch_events', readBatch);

  const nobody = { sockets: 0, users: [] };
  const describe = ({ sockets, users }: Occupancy[string], info: readonly string[]) => ({
    ...(info.includes('user_count') && { user_count: users.length }),
    ...(info.includes('subscription_count') && { subscription_count: sockets }),
  });

  api.get('/channels', async (context) => {
    const prefix = context.req.query('filter_by_prefix') ?? '';
    const info = infoOf(context);
    if (info.includes('user_count') && !prefix.startsWith(PRESENCE)) {
      return refuse(context, 400, 'Only presence channels count users: filter by the prefix presence-.');
    }
    const fitting = Object.entries(await occupancy()).filter(([name]) => name.startsWith(prefix));
    return context.json({ channels: Object.fromEntries(fitting.map(([name, here]) => [name, describe(here, info)])) });
  });
  api.get('/channels/:channel', async (context) => {
    const channel = context.req.param('channel');
    const info = infoOf(context);
    if (!isChannelName(channel)) return refuse(context, 400, 'The channel name is not valid.');
    if (info.includes('user_count') && !channel.startsWith(PRESENCE)) {
      return refuse(context, 400, 'Only presence channels count users.');
    }
    const { [channel]: here = nobody } = await occupancy();
    return context.json({ occupied: here.sockets > 0, ...describe(here, info) });
  });
  api.get('/channels/:channel/users', async (context) => {
    const channel = context.req.param('channel');
    if (!channel.startsWith(PRESENCE)) return refuse(context, 400, 'Only presence channels know their users.');
    const { [channel]: here = nobody } = await occupancy();
    return context.json({ users: here.users.map((id) => ({ id })) });
  });
  api.post('/users/:user/terminate_connections', async (context) => {
    await terminate(context.req.param('user'));
    return context.json({});
  });
  api.all('*', (context) => refuse(context, 404, 'The events API has no such path.'));
  return api;
}

function refuse(context: Context, status: 400 | 401 | 404 | 413, message: string): Response {
  return context.json({ message }, status);
}

function infoOf(context: Context): string[] {
  return context.req.query('info')?.split(',') ?? [];
}
