import { describe, expect, test, vi } from 'vitest';
import { type ChannelId, channelName, channels } from '../src/channels.ts';
import { createFakeChannelManager } from '../src/exports/testing.ts';
import { casey } from './setup.ts';

/** The channels and events of the specification (§7), with what §3 specifies about their payloads. */
const specified = {
  E008: ['tickets', 'tickets.unread.{tenant}', ['admin', 'moderator']],
  E009: ['notifications', 'notifications.{tenant}', ['customer']],
  E010: ['system', 'system.{tenant}', ['customer']],
  E011: ['customer', 'customer.{tenant}', ['customer']],
  E012: ['admin', 'admin.{tenant}', ['admin']],
} as const satisfies Record<string, readonly [ChannelId, string, readonly string[]]>;

const events = [
  ['E013', 'tickets', 'unread-tickets', { count: 3 }],
  ['E014', 'notifications', 'new-notification', {}],
  ['E015', 'system', 'new-version', { version: '1.2.3' }],
  ['E016', 'system', 'rebuild-menu', {}],
  ['E016', 'user', 'rebuild-menu', {}],
  ['E017', 'system', 'fetch-system-settings', {}],
  ['E018', 'user', 'cdn-enabled', { id: 3 }],
  ['E019', 'admin', 'portainer-installed', { node: 2 }],
  ['E020', 'user', 'new-deployment', { name: 'Cinema', url: '/app/servers/3' }],
  ['E020', 'admin', 'new-deployment', { name: 'Cinema', url: '/app/servers/3' }],
  ['E021', 'user', 'server-deleted', { serverAlias: 'Cinema', url: '/app/dashboard' }],
  ['E021', 'admin', 'server-deleted', { serverAlias: 'Cinema', url: '/app/dashboard' }],
  ['E022', 'user', 'paths-injected', { id: 3 }],
  ['E023', 'user', 'scan-stopped', { id: 3 }],
  ['E024', 'customer', 'sync-request-lounge-process', {}],
] as const;

test.each(Object.entries(specified))(
  '%s the channel has the specified name and audience',
  (_id, [channel, name, who]) => {
    expect(channels[channel]).toMatchObject({ name, who });
  },
);

test('E007 every specified channel name ends with the tenant; only the user channel ends with the user id', () => {
  const names = Object.keys(channels).map((id) => channelName(id as ChannelId, casey));
  expect(names.filter((name) => !name.endsWith('.demo'))).toEqual(['user.7']);
  expect(() => channelName('system', { id: 7 })).toThrow('tenant');
  expect(() => channelName('user', { tenant: 'demo' })).toThrow('id');
});

describe('an event', () => {
  test.each(events)('%s %s: %s reaches its listener with the payload', (_id, channel, event, payload) => {
    const manager = createFakeChannelManager();
    const received = vi.fn<(payload: unknown) => void>();
    // The rows pair each channel with an event of its own; the pairing is lost in the union.
    manager.on(channel, event as never, received);
    manager.emit(channel, event as never, payload as never);
    expect(received.mock.calls).toEqual([[payload]]);
  });

  test.each(events.filter(([, , , payload]) => Object.keys(payload).length > 0))(
    '%s %s: %s is rejected without its payload',
    (_id, channel, event) => {
      expect(() => createFakeChannelManager().emit(channel, event as never, {} as never)).toThrow('does not match');
    },
  );
});
