import { channels } from '@kronos/realtime/channels';
import { expect, test } from 'vitest';
import { authorizeChannel } from '../../src/realtime/authorize-channel.ts';

const users = {
  customer: { id: 7, isAdmin: false, isModerator: false },
  moderator: { id: 8, isAdmin: false, isModerator: true },
  admin: { id: 9, isAdmin: true, isModerator: false },
};

test.each([
  ['private-tickets.unread.demo', ['moderator', 'admin']],
  ['private-notifications.demo', ['customer', 'moderator', 'admin']],
  ['private-system.demo', ['customer', 'moderator', 'admin']],
  ['private-customer.demo', ['customer', 'moderator', 'admin']],
  ['private-admin.demo', ['admin']],
  ['private-user.7', ['customer']],
  ['private-user.9', ['admin']],
  // Another tenant, an unknown user, public and presence channels, a kind or name not in the table, pattern tricks.
  ['private-system.other', []],
  ['private-user.1', []],
  ['system.demo', []],
  ['presence-system.demo', []],
  ['private-private-system.demo', []],
  ['private-system.demo.x', []],
  ['private-systemXdemo', []],
  ['private-', []],
  ['', []],
])('S18 allows %s for %j', (name, who) => {
  const allowed = Object.entries(users).filter(([, user]) => authorizeChannel(name, user, 'demo'));
  expect(allowed.map(([role]) => role)).toEqual(who);
});

test('S18 covers every channel in the table above', () => {
  expect(Object.keys(channels)).toEqual(['tickets', 'notifications', 'system', 'customer', 'admin', 'user']);
});
