import { z } from 'zod';
import { fileAnswer } from './content.ts';
import { defineEndpoints } from './define.ts';
import { systemSettings } from './schemas/system.ts';

const ask = z.object({ socket_id: z.string().regex(/^\d+\.\d+$/), channel_name: z.string().min(1).max(200) });
const userGrant = z.object({ auth: z.string(), user_data: z.string().optional(), channel_data: z.string().optional() });
const grant = z.object({ auth: z.string(), channel_data: z.string().optional() });

export const system = defineEndpoints({
  settings: {
    method: 'GET',
    path: '/api/system/settings',
    who: 'guest',
    owner: 'none',
    response: systemSettings,
    source: '§7',
    summary: 'Returns the public facts of this installation: brand, features and the address of the socket.',
  },
  brandImage: {
    method: 'GET',
    path: '/api/brand/:name',
    who: 'guest',
    owner: 'none',
    shared: true,
    params: z.object({ name: z.string().max(100) }),
    sample: { needs: 'a brand image' },
    ...fileAnswer(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'], { lasts: true }),
    source: 'screens',
    summary: 'Returns a brand image, under a name that changes with it.',
  },
  authorizeChannel: {
    method: 'POST',
    path: '/api/broadcasting/auth',
    who: 'customer',
    owner: 'none',
    // It only signs a subscription for the socket.
    unaudited: true,
    body: ask,
    sample: { from: 'system.settings', body: { socket_id: '123.456', channel_name: 'private-system.{tenant}' } },
    response: grant,
    source: '§7',
    summary: 'Signs a private channel for the socket of this session.',
  },
  authenticateUser: {
    method: 'POST',
    path: '/api/broadcasting/user-auth',
    who: 'customer',
    owner: 'none',
    unaudited: true,
    body: ask.partial({ channel_name: true }),
    sample: { body: { socket_id: '123.456' } },
    response: userGrant,
    source: '§7',
    summary: 'Signs the user of this session’s socket (`pusher:signin`), or a private channel if one is given.',
  },
});
