import { expect, test, vi } from 'vitest';
import { createFakeChannelManager } from '../src/exports/testing.ts';

const settings = { key: 'key', path: '', host: 'localhost', port: 1, tls: false };

test('the fake is live at once and passes emitted events to its listeners', () => {
  const manager = createFakeChannelManager();
  const received = vi.fn<(value?: unknown) => void>();
  const leave = manager.on('admin', 'server-updated', received);
  manager.connect(settings, { tenant: 'demo', id: 1 });
  expect(manager.link.get()).toEqual({ state: 'live' });
  expect(manager.socketId()).toBeDefined();
  expect(manager.joined()).toEqual(['admin']);
  manager.emit('admin', 'server-updated', { id: 3 });
  expect(received.mock.calls).toEqual([[{ id: 3 }]]);
  leave();
  expect(manager.joined()).toEqual([]);
});

test('the fake throws the errors that the real manager would report', () => {
  const manager = createFakeChannelManager();
  manager.on('admin', 'server-updated', () => {
    throw new Error('mine');
  });
  expect(() => manager.emit('admin', 'server-updated', { id: 3 })).toThrow('A listener of "server-updated" threw.');
  expect(() => manager.emit('admin', 'server-updated', { id: 'x' } as never)).toThrow('does not match');
});

test('the fake changes link states and announces joins, gaps and polls on demand', () => {
  const manager = createFakeChannelManager();
  const [changed, joined, gap] = [
    vi.fn<() => void>(),
    vi.fn<(id: string, quietSince?: number) => void>(),
    vi.fn<(id: string) => void>(),
  ];
  manager.link.subscribe(changed);
  manager.onJoined(joined);
  manager.onGap(gap);
  manager.setLink({ state: 'recovering', since: 5 });
  expect(manager.link.get()).toEqual({ state: 'recovering', since: 5 });
  manager.join('system', 4);
  manager.gap('notifications');
  expect([changed.mock.calls.length, joined.mock.calls, gap.mock.calls]).toEqual([
    1,
    [['system', 4]],
    [['notifications']],
  ]);
  const polled = vi.fn<() => void>();
  manager.whileDown(polled);
  manager.poll();
  manager.setLink({ state: 'live' });
  manager.poll();
  expect(polled).toHaveBeenCalledTimes(1);
  manager.close();
  expect(manager.connection()).toBeUndefined();
});
